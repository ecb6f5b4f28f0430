import { readdir } from "node:fs/promises";
import { imageWidths } from "@callboard/contracts/image";
import { describe, expect, it } from "vitest";
import { imageFile } from "../src/images.ts";
import { allIllustrations } from "./all-illustrations.ts";
import { requiredImages } from "./required-images.ts";

describe("the demo images", () => {
  it("are one for every article, tag, category, event, venue, video and artist, and no more", async () => {
    expect(allIllustrations.map(({ slug }) => slug).sort()).toEqual(await requiredImages());
  });

  it("are drawn in the images folder, in every width", async () => {
    const files = await readdir(new URL("../src/images/", import.meta.url));
    const wanted = allIllustrations.flatMap(({ slug }) => imageWidths.map((width) => imageFile(slug, width)));
    expect(files.sort()).toEqual(wanted.sort());
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
