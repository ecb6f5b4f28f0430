import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { allPlates } from "./all-plates.ts";
import { wantedPictures } from "./wanted.ts";

describe("the demo pictures", () => {
  it("are one for every article, tag, section, call, place and video, and no more", async () => {
    expect(allPlates.map(({ slug }) => slug).sort()).toEqual(await wantedPictures());
  });

  it("lie drawn in the images folder", async () => {
    const files = await readdir(new URL("../src/images/", import.meta.url));
    expect(files.sort()).toEqual(allPlates.map(({ slug }) => `${slug}.webp`).sort());
  });

  it("come out the same each time, all different, with no text and no broken number in them", () => {
    const drawings = allPlates.map((plate) => plate.svg());
    expect(allPlates.map((plate) => plate.svg())).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
    }
  });
});
