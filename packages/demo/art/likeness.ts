/** How alike two pictures look at a glance: small, grey and out of focus. */
import sharp from "sharp";

/** A picture of any size as 8 × 8 greys, from 0 to 255. */
export const glance = (file: string): Promise<Buffer> =>
  sharp(file).resize(8, 8, { fit: "fill" }).greyscale().raw().toBuffer();

/** The mean distance of two glances, grey for grey: 0 the same, 255 black and white. */
export function distance(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, grey, index) => sum + (grey - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / one.length);
}
