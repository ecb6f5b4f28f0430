/** Draws the images of the demo content into src/images, in every width: `node packages/demo/art/draw.ts [part of a name …]`. */
import { mkdir, writeFile } from "node:fs/promises";
import { imageWidths } from "@callboard/contracts/image";
import sharp, { type OverlayOptions } from "sharp";
import { imageFile } from "../src/images.ts";
import { allIllustrations } from "./all-illustrations.ts";
import type { Illustration } from "./illustration.ts";
import { seededRandom } from "./random.ts";
import { requiredImages } from "./required-images.ts";

const imageFolder = new URL("../src/images/", import.meta.url);

/** Paper grain for an image of that size: seeded noise, so the same bytes each time. */
async function grain(width: number, height: number, strength = 9): Promise<OverlayOptions> {
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

const grains = new Map<string, ReturnType<typeof grain>>();

/** Gives the bytes of the widest. */
async function draw(illustration: Illustration): Promise<number> {
  const size = `${illustration.width}x${illustration.height}`;
  const paperGrain = grains.get(size) ?? grain(illustration.width, illustration.height);
  grains.set(size, paperGrain);
  const drawn = await sharp(Buffer.from(illustration.svg()))
    .composite([await paperGrain])
    .png()
    .toBuffer();
  let bytes = 0;
  for (const width of imageWidths) {
    const image = await sharp(drawn)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 72, effort: 6, smartSubsample: true })
      .toBuffer();
    await writeFile(new URL(imageFile(illustration.slug, width), imageFolder), image);
    bytes = image.length;
  }
  return bytes;
}

const illustrations = new Map(allIllustrations.map((illustration) => [illustration.slug, illustration]));
const names = await requiredImages();
const missing = names.filter((name) => !illustrations.has(name));
const spare = [...illustrations.keys()].filter((slug) => !names.includes(slug));
if (illustrations.size < allIllustrations.length) throw new Error("Two images have the same name.");
await mkdir(imageFolder, { recursive: true });
const only = process.argv.slice(2);
const chosen = [...illustrations.values()].filter(
  ({ slug }) => !only.length || only.some((part) => slug.includes(part)),
);
for (const [index, illustration] of chosen.entries()) {
  const size = await draw(illustration);
  console.log(
    `${String(index + 1).padStart(3)}/${chosen.length}  ${illustration.slug}  ${Math.round(size / 1024)} kB`,
  );
}
if (spare.length) console.warn(`Drawn without a use: ${spare.join(", ")}`);
if (missing.length) {
  console.error(`No image for: ${missing.join(", ")}`);
  process.exitCode = 1;
}
