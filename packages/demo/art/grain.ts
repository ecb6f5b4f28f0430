/** The tooth of the paper: a film of seeded noise, laid over every picture. */
import sharp, { type OverlayOptions } from "sharp";
import { seededRandom } from "./random.ts";

/** Grain for a picture of that size, ready to be composited; the same bytes each time. */
export async function grain(width: number, height: number, strength = 9): Promise<OverlayOptions> {
  const random = seededRandom("grain");
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const noise = Buffer.alloc(w * h);
  for (let index = 0; index < noise.length; index += 1) {
    noise[index] = Math.round(128 + (random(-1, 1) + random(-1, 1)) * strength);
  }
  const input = await sharp(noise, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: "cubic" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return { input, blend: "soft-light" };
}
