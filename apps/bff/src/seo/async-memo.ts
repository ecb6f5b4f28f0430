import { LRUCache } from "lru-cache";

type Options<Value> = {
  /** In the units of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  /** In ms; without one, a value stays until others need its place. */
  ttl?: number;
};

/**
 * Remembers values that take long to make, by key. Calls during the making wait for the same promise; a rejection is
 * not remembered.
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
