import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { allIllustrations } from "./all-illustrations.ts";
import { requiredImages } from "./required-images.ts";

describe("the demo images", () => {
  it("are one for every article, tag, category, event, venue and video, and no more", async () => {
    expect(allIllustrations.map(({ slug }) => slug).sort()).toEqual(await requiredImages());
  });

  it("are drawn in the images folder", async () => {
    const files = await readdir(new URL("../src/images/", import.meta.url));
    expect(files.sort()).toEqual(allIllustrations.map(({ slug }) => `${slug}.webp`).sort());
  });

  it("come out the same each time, all different, with no text and no broken number in them", () => {
    const drawings = allIllustrations.map((illustration) => illustration.svg());
    expect(allIllustrations.map((illustration) => illustration.svg())).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
    }
  });
});
