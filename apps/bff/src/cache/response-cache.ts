import type { CacheTag } from "../upstream/cache-tag.ts";
import type { UpstreamCache } from "../upstream/upstream-cache.ts";
import { createByteBoundedLru } from "./byte-bounded-lru.ts";

type Kept = { freshUntil: number; epochs: ReadonlyMap<CacheTag, number> };
/** Until `othersUntil`, in ms since 1970, somebody makes it anew, and the others get what there is. */
type Held<Value> = { value: Value; othersUntil: number };

/** What it would be made of is being read anew itself: so long it takes before another try is worth it, in ms. */
const pause = 100;

type Options<Value> = {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** How often a tag has changed, and how long after its time a thing may still be given out. */
  answers: Pick<UpstreamCache, "epochOf" | "times">;
  /** While one asker makes a thing anew, so long all others still get the old one, in ms. */
  renewal?: number;
};

/**
 * Finished things by address, up to so many bytes. One counts until its tag has changed, or its time is over: then
 * the first who asks has to make it anew, and says so with `put` or `settle`.
 */
export function createResponseCache<Value extends Kept>({
  maxBytes,
  sizeOf,
  answers,
  renewal = 0,
}: Options<Value>) {
  const { values, room, wants } = createByteBoundedLru<Held<Value>>(
    maxBytes,
    ({ value }, key) => sizeOf(value) + key.length,
  );

  function isUnchanged({ epochs }: Value): boolean {
    for (const [tag, epoch] of epochs) if (answers.epochOf(tag) !== epoch) return false;
    return true;
  }

  function isBeingRenewed(held: Held<Value>, now: number): boolean {
    if (now >= held.value.freshUntil + answers.times.staleWhileRevalidate) return false;
    if (now < held.othersUntil) return true;
    held.othersUntil = now + renewal;
    return false;
  }

  return {
    /** Null for what is not there or does not count any more at `now`, in ms since 1970: the asker makes it. */
    get: (key: string, now: number): Value | null => {
      const held = values.get(key);
      if (!held || !isUnchanged(held.value)) return null;
      return now < held.value.freshUntil || isBeingRenewed(held, now) ? held.value : null;
    },
    /** What was last put under a key, whether it counts or not. */
    last: (key: string): Value | undefined => values.get(key)?.value,
    /** Whether something of so many bytes is worth keeping under a key; asked once for each time that it is made. */
    wants,
    put: (key: string, value: Value): void => {
      values.set(key, { value, othersUntil: 0 });
    },
    /** What was made at `now` is not for keeping: somebody tries again soon, at once where the old one `isOver` too. */
    settle: (key: string, isOver: boolean, now: number): void => {
      const held = values.get(key);
      if (isOver) values.delete(key);
      else if (held) held.othersUntil = now + pause;
    },
    room,
  };
}
