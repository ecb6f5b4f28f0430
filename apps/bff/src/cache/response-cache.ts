import { createByteBoundedLru } from "./byte-bounded-lru.ts";
import { type CachedResponse, type Freshness, sizeOfLength } from "./cached-response.ts";
import type { UpstreamCache } from "./upstream-cache.ts";

/** Until `revalidatedUntil`, in ms since 1970, one request makes the next response, and the others get this one. */
type Entry = { response: CachedResponse; revalidatedUntil: number };

/** What a response is made of is being read anew itself: so long that takes before it is worth another try, in ms. */
const pause = 100;

const sizeOf = ({ response: { bodies } }: Entry, key: string) =>
  sizeOfLength(bodies.identity.length) + key.length;

type Options = {
  maxBytes: number;
  /** How often a tag was invalidated, and how long a response may be sent after its time. */
  upstreamCache: Pick<UpstreamCache, "epochOf" | "times">;
  /** While one request makes a response anew, so long all others get the old one, in ms. */
  revalidateWithin?: number;
};

/**
 * Whole responses by address, up to so many bytes. One counts until a tag of it is invalidated, or its time is over:
 * then the first who asks makes it anew, and says so with `put`, `delete` or `postpone`.
 */
export function createResponseCache({ maxBytes, upstreamCache, revalidateWithin = 0 }: Options) {
  const { epochOf, times } = upstreamCache;
  const { values, room, wants } = createByteBoundedLru<Entry>(maxBytes, sizeOf);

  function isCurrent({ epochs }: Freshness): boolean {
    for (const [tag, epoch] of epochs) if (epochOf(tag) !== epoch) return false;
    return true;
  }

  function isBeingRevalidated(entry: Entry, now: number): boolean {
    if (now >= entry.response.freshUntil + times.staleWhileRevalidate) return false;
    if (now < entry.revalidatedUntil) return true;
    entry.revalidatedUntil = now + revalidateWithin;
    return false;
  }

  return {
    /** Null for what is missing or out of date at `now`, in ms since 1970: the request that asks makes it. */
    get: (key: string, now: number): CachedResponse | null => {
      const entry = values.get(key);
      if (!entry || !isCurrent(entry.response)) return null;
      return now < entry.response.freshUntil || isBeingRevalidated(entry, now) ? entry.response : null;
    },
    /** Whether something of so many bytes is worth keeping under a key; asked once for each time that it is made. */
    wants,
    put: (key: string, response: CachedResponse): void => {
      values.set(key, { response, revalidatedUntil: 0 });
    },
    /** It could not be made anew: nobody gets the old one any more. */
    delete: (key: string): void => {
      values.delete(key);
    },
    /** What was made is out of date already: it is made again soon, and given out until then. */
    postpone: (key: string, now: number): void => {
      const entry = values.get(key);
      if (entry) entry.revalidatedUntil = now + pause;
    },
    room,
  };
}
