import { describe, expect, it } from "vitest";
import { cropRectangle } from "./crop-rectangle.ts";

const whole = { x: 0, y: 0, width: 1, height: 1 };
const ratio = 4 / 5;

describe("cropRectangle", () => {
  it.each([
    ["keeps all of what has the ratio", { width: 400, height: 500 }, whole, [0, 0, 400, 500]],
    ["cuts a wide image evenly at its sides", { width: 1000, height: 500 }, whole, [300, 0, 400, 500]],
    ["cuts a tall image evenly above and below", { width: 400, height: 900 }, whole, [0, 200, 400, 500]],
    [
      "keeps the part that was chosen",
      { width: 1000, height: 1000 },
      { x: 0.5, y: 0.25, width: 0.4, height: 0.5 },
      [500, 250, 400, 500],
    ],
    [
      "stays within the image, whatever was sent",
      { width: 100, height: 100 },
      { x: 1, y: 1, width: 1, height: 1 },
      [99, 99, 1, 1],
    ],
    [
      "keeps a pixel of nothing",
      { width: 10, height: 10 },
      { x: 0, y: 0, width: 0, height: 0 },
      [0, 0, 1, 1],
    ],
    ["keeps a pixel of one", { width: 1, height: 1 }, whole, [0, 0, 1, 1]],
    ["keeps a line", { width: 1, height: 9_000 }, whole, [0, 4_499, 1, 1]],
  ])("%s", (_, image, crop, [left, top, width, height]) => {
    expect(cropRectangle(image, crop, ratio)).toEqual({ left, top, width, height });
  });

  it("lies inside of any image for any crop", () => {
    const shares = [0, 0.001, 0.333, 0.5, 0.999, 1];
    for (const x of shares)
      for (const y of shares)
        for (const width of shares)
          for (const height of shares)
            for (const image of [
              { width: 1, height: 7 },
              { width: 640, height: 480 },
            ]) {
              const part = cropRectangle(image, { x, y, width, height }, ratio);
              expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
              expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
              expect(part.left + part.width).toBeLessThanOrEqual(image.width);
              expect(part.top + part.height).toBeLessThanOrEqual(image.height);
            }
  });
});
