import { describe, expect, it } from "vitest";
import { demoVideos } from "./videos.ts";

describe("the demo's videos", () => {
  it("are twenty, of which at least a dozen are featured and some can be watched", () => {
    expect(demoVideos).toHaveLength(20);
    expect(new Set(demoVideos.map(({ slug }) => slug)).size).toBe(20);
    expect(demoVideos.filter(({ is_featured }) => is_featured).length).toBeGreaterThanOrEqual(12);
    const addresses = demoVideos.flatMap(({ url }) => url ?? []);
    expect([addresses.length > 10, addresses.length < 20]).toEqual([true, true]);
    for (const address of addresses) expect(new URL(address).hostname).toMatch(/\.example\.com$/);
  });
});
