import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../src/images/", import.meta.url));

/** An image of any size as 8 × 8 greys, from 0 to 255. */
const thumbnail = (file: string): Promise<Buffer> =>
  sharp(file).resize(8, 8, { fit: "fill" }).greyscale().raw().toBuffer();

/** The root mean square difference of two thumbnails: 0 the same, 255 black and white. */
function difference(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, grey, index) => sum + (grey - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / one.length);
}

describe("the demo images as small grey thumbnails", () => {
  it("are never alike", async () => {
    const files = readdirSync(folder).filter((file) => file.endsWith("-480.webp"));
    const thumbnails = await Promise.all(files.map((file) => thumbnail(`${folder}${file}`)));
    const alike: string[] = [];
    thumbnails.forEach((one, first) => {
      thumbnails.slice(first + 1).forEach((other, offset) => {
        if (difference(one, other) < 10) alike.push(`${files[first]} ${files[first + 1 + offset]}`);
      });
    });
    expect(files.length).toBeGreaterThan(1);
    expect(alike).toEqual([]);
  }, 60_000);
});
