import { describe, expect, it } from "vitest";
import type { CacheTag } from "./cache-tag.ts";
import { createCachedResponse } from "./cached-response.ts";
import { createResponseCache } from "./response-cache.ts";

const key = "/blog";
const times = { maxAge: 3_000, staleWhileRevalidate: 60_000, staleIfError: 86_400_000 };

const responseOf = (freshUntil: number, tags: [CacheTag, number][] = []) =>
  createCachedResponse({ status: 200, headers: {}, text: "", freshUntil, epochs: new Map(tags) });

/** A response that was fresh until 1,000, and an article that changes when a test says so. */
function createOld() {
  let changes = 0;
  const cached = createResponseCache({
    maxBytes: 100_000,
    upstreamCache: { epochOf: () => changes, times },
    revalidateWithin: 2_000,
  });
  cached.put(key, responseOf(1_000, [["article", 0]]));
  return {
    ...cached,
    isGiven: (now: number) => cached.get(key, now) !== null,
    change: () => {
      changes += 1;
    },
  };
}

describe("a response that is not fresh any more", () => {
  it("is made again by the first request; all others get the stale one meanwhile", () => {
    const { isGiven } = createOld();
    expect([999, 1_000, 1_001, 1_002, 2_999].map(isGiven)).toEqual([true, false, true, true, true]);
  });

  it("is made by another request where the first one takes too long", () => {
    const { isGiven } = createOld();
    expect([1_000, 3_000, 3_001].map(isGiven)).toEqual([false, false, true]);
  });

  it("is fresh again once it is made", () => {
    const { isGiven, put } = createOld();
    expect(isGiven(1_000)).toBe(false);
    put(key, responseOf(4_000));
    expect([3_999, 4_000, 4_001].map(isGiven)).toEqual([true, false, true]);
  });

  it("keeps its compressed bodies where it says the same as before", () => {
    const { get, put } = createOld();
    const bodies = get(key, 0)?.bodies;
    put(key, responseOf(4_000));
    expect(get(key, 0)?.bodies).toBe(bodies);
    put(key, { ...responseOf(4_000), etag: "another", bodies: { identity: Buffer.from("Another") } });
    expect(get(key, 0)?.bodies).not.toBe(bodies);
  });

  it("is made again in a moment where what it was made of is stale itself", () => {
    const { isGiven, postpone } = createOld();
    expect(isGiven(1_000)).toBe(false);
    postpone(key, 1_010);
    expect([1_010, 1_109, 1_110, 1_111].map(isGiven)).toEqual([true, true, false, true]);
  });

  it("is sent to nobody once it could not be made, was invalidated, or is past stale-while-revalidate", () => {
    const failed = createOld();
    failed.get(key, 1_000);
    failed.delete(key);
    const changed = createOld();
    changed.get(key, 1_000);
    changed.change();
    const ancient = createOld();
    ancient.get(key, 60_999);
    expect([failed.isGiven(1_001), changed.isGiven(1_001), ancient.isGiven(61_000)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("a response that is past its age where there is none better", () => {
  it("is sent until stale-if-error is over, and not once what it shows was changed", () => {
    const { getStale, change } = createOld();
    const isSent = (now: number) => getStale(key, now) !== null;
    const end = 1_000 + times.staleIfError;
    expect([end - 1, end].map(isSent)).toEqual([true, false]);
    change();
    expect(isSent(1_000)).toBe(false);
  });
});
