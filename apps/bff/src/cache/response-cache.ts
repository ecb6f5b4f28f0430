import { createByteBoundedLru } from "./byte-bounded-lru.ts";
import { type CachedResponse, type Freshness, sizeOfLength } from "./cached-response.ts";
import type { UpstreamCache } from "./upstream-cache.ts";

/** Until `revalidatedUntil`, in ms since 1970, one request makes the next response, and the others get this one. */
type Entry = { response: CachedResponse; revalidatedUntil: number };

/** Until a response is made again that was made of answers which were being revalidated themselves; in ms. */
const pause = 100;

const sizeOf = ({ response: { bodies } }: Entry, key: string) =>
  sizeOfLength(bodies.identity.length) + key.length;

export type ResponseCache = ReturnType<typeof createResponseCache>;

type Options = {
  maxBytes: number;
  /** How often a tag was invalidated, and how long a response may be sent after its time. */
  upstreamCache: Pick<UpstreamCache, "epochOf" | "times">;
  /** While one request revalidates a response, for so long all others get the stale one; in ms. */
  revalidateWithin?: number;
};

/**
 * Whole responses by address, up to so many bytes. One is used until a tag of it is invalidated or it is stale: the first
 * request then makes it again, and reports with `put`, `delete` or `postpone`.
 */
export function createResponseCache({ maxBytes, upstreamCache, revalidateWithin = 0 }: Options) {
  const { epochOf, times } = upstreamCache;
  const { values, usage, admits } = createByteBoundedLru<Entry>(maxBytes, sizeOf);

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
    /** Null where it is missing or outdated at `now`, in ms since 1970: the request that asks has to make it. */
    get: (key: string, now: number): CachedResponse | null => {
      const entry = values.get(key);
      if (!entry || !isCurrent(entry.response)) return null;
      return now < entry.response.freshUntil || isBeingRevalidated(entry, now) ? entry.response : null;
    },
    /** A response past its age, where it may be sent rather than none, and no tag of it was invalidated; else null. */
    getStale: (key: string, now: number): CachedResponse | null => {
      const response = values.get(key)?.response;
      if (!response || !isCurrent(response)) return null;
      return now < response.freshUntil + times.staleIfError ? response : null;
    },
    /** Whether to add a response of so many bytes. Call it once for each that is made: it remembers the key. */
    admits,
    put: (key: string, response: CachedResponse): void => {
      const former = values.get(key)?.response;
      // It says the same as before, and that was compressed already.
      if (former?.etag === response.etag) response.bodies = former.bodies;
      values.set(key, { response, revalidatedUntil: 0 });
    },
    /** It could not be made again: nobody gets the stale one any more. */
    delete: (key: string): void => {
      values.delete(key);
    },
    /** What was made is stale already: it is made again soon, and used until then. */
    postpone: (key: string, now: number): void => {
      const entry = values.get(key);
      if (entry) entry.revalidatedUntil = now + pause;
    },
    usage,
  };
}
