import { describe, expect, it } from "vitest";
import type { CacheTag } from "../upstream/cache-tag.ts";
import { createResponseCache } from "./response-cache.ts";

const key = "/blog";
const times = { maxAge: 3_000, staleWhileRevalidate: 60_000, staleIfError: 86_400_000 };

/** Something that counted until 1,000, and an article that changes when a test says so. */
function createOld() {
  let changes = 0;
  const kept = createResponseCache<{ freshUntil: number; epochs: Map<CacheTag, number> }>({
    maxBytes: 1_000,
    sizeOf: () => 1,
    answers: { epochOf: () => changes, times },
    renewal: 2_000,
  });
  kept.put(key, { freshUntil: 1_000, epochs: new Map([["article", 0]]) });
  return {
    ...kept,
    isGiven: (now: number) => kept.get(key, now) !== null,
    change: () => {
      changes += 1;
    },
  };
}

describe("a thing whose time is over", () => {
  it("is made anew by the first who asks; all others get the old one meanwhile", () => {
    const { isGiven } = createOld();
    expect([999, 1_000, 1_001, 1_002, 2_999].map(isGiven)).toEqual([true, false, true, true, true]);
  });

  it("is made by another asker where the first one takes too long", () => {
    const { isGiven } = createOld();
    expect([1_000, 3_000, 3_001].map(isGiven)).toEqual([false, false, true]);
  });

  it("counts again once it is made", () => {
    const { isGiven, put } = createOld();
    expect(isGiven(1_000)).toBe(false);
    put(key, { freshUntil: 4_000, epochs: new Map() });
    expect([3_999, 4_000, 4_001].map(isGiven)).toEqual([true, false, true]);
  });

  it("is tried again in a moment where what was made is made of old things itself", () => {
    const { isGiven, settle } = createOld();
    expect(isGiven(1_000)).toBe(false);
    settle(key, false, 1_010);
    expect([1_010, 1_109, 1_110, 1_111].map(isGiven)).toEqual([true, true, false, true]);
  });

  it("is given to nobody once it could not be made, has changed, or is far too old", () => {
    const failed = createOld();
    failed.get(key, 1_000);
    failed.settle(key, true, 1_001);
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
