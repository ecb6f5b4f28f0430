import { LRUCache } from "lru-cache";

type Options<Value> = {
  /** The room, in the units of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  /** How long a thing counts, in ms; without one, as long as there is room. */
  ttl?: number;
};

/**
 * Keeps what takes long to make, by key. Whoever asks while it is being made waits for the same. A failure is kept
 * for nobody.
 */
export function createAsyncMemo<Value extends object>({ maxSize, sizeOf, ttl = 0 }: Options<Value>) {
  const values = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize,
    sizeCalculation: sizeOf,
    ttl,
    fetchMethod: (_key, _old, { context }) => context(),
  });
  return (key: string, make: () => Promise<Value>): Promise<Value> =>
    values.forceFetch(key, { context: make });
}
