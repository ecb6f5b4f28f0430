import { LRUCache } from "lru-cache";
import { createAdmissionFilter } from "./admission-filter.ts";

/** How full a cache is. */
export type CacheUsage = {
  entries: number;
  bytes: number;
  maxBytes: number;
  /** How many things came in, and how many had to go for want of room, since the start. */
  stored: number;
  evictions: number;
};

/** The largest thing that is kept, as a part of all the room: one must not drive out the others. */
const entryShare = 8;

/**
 * Things by key, up to so many bytes, which `set` is told or `sizeOf` counts; those that were asked for least recently
 * go first. `room` says how full it is. `wants` says whether to keep something of that size: once there is no more room,
 * only what was wanted before, so that a crowd of things that nobody asks for again drives out nothing.
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
  const room = (): CacheUsage => ({
    entries: values.size,
    bytes: values.calculatedSize,
    maxBytes,
    stored,
    evictions,
  });
  const askedBefore = createAdmissionFilter();
  const wants = (key: string, size: number): boolean =>
    values.has(key) || values.calculatedSize + size <= maxBytes || askedBefore(key);
  return { values, room, wants };
}
