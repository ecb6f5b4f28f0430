import { LRUCache } from "lru-cache";
import { createAdmissionFilter } from "./admission-filter.ts";

/** How full a cache is. */
export type CacheUsage = {
  entries: number;
  bytes: number;
  maxBytes: number;
  /** How many entries were added, and how many had to make room for others, since the start. */
  stored: number;
  evictions: number;
};

/** The largest entry takes an eighth of the cache: one must not evict all others. */
const entryShare = 8;

/**
 * A cache of so many bytes; `set` is told the size of an entry, or `sizeOf` counts it. The least recently used entries
 * are evicted first. `admits` says whether to add an entry of some size: a full cache admits only keys that were asked
 * for before.
 */
export function createByteBoundedLru<Value extends object>(
  maxBytes: number,
  sizeOf?: (value: Value, key: string) => number,
) {
  let [stored, evictions] = [0, 0];
  const values = new LRUCache<string, Value>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / entryShare),
    ...(sizeOf && { sizeCalculation: sizeOf }),
    onInsert: () => {
      stored += 1;
    },
    dispose: (_value, _key, reason) => {
      if (reason === "evict") evictions += 1;
    },
  });
  const usage = (): CacheUsage => ({
    entries: values.size,
    bytes: values.calculatedSize,
    maxBytes,
    stored,
    evictions,
  });
  const askedBefore = createAdmissionFilter();
  const admits = (key: string, size: number): boolean =>
    values.has(key) || values.calculatedSize + size <= maxBytes || askedBefore(key);
  return { values, usage, admits };
}
