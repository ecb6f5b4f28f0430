/** Draws every picture of the demo content into the images folder: `node packages/demo/art/draw.ts [part of a name …]`. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { allPlates } from "./all-plates.ts";
import { grain } from "./grain.ts";
import type { Plate } from "./plate.ts";
import { wantedPictures } from "./wanted.ts";

const images = new URL("../src/images/", import.meta.url);

const grains = new Map<string, ReturnType<typeof grain>>();

async function draw(plate: Plate): Promise<number> {
  const size = `${plate.width}x${plate.height}`;
  const tooth = grains.get(size) ?? grain(plate.width, plate.height);
  grains.set(size, tooth);
  const picture = await sharp(Buffer.from(plate.svg()))
    .composite([await tooth])
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(new URL(`${plate.slug}.webp`, images), picture);
  return picture.length;
}

const plates = new Map(allPlates.map((plate) => [plate.slug, plate]));
const names = await wantedPictures();
const missing = names.filter((name) => !plates.has(name));
const spare = [...plates.keys()].filter((slug) => !names.includes(slug));
if (plates.size < allPlates.length) throw new Error("Two pictures have the same name.");
await mkdir(images, { recursive: true });
const only = process.argv.slice(2);
const chosen = [...plates.values()].filter(
  ({ slug }) => !only.length || only.some((part) => slug.includes(part)),
);
for (const [index, plate] of chosen.entries()) {
  const size = await draw(plate);
  console.log(
    `${String(index + 1).padStart(3)}/${chosen.length}  ${plate.slug}  ${Math.round(size / 1024)} kB`,
  );
}
if (spare.length) console.warn(`Drawn without a use: ${spare.join(", ")}`);
if (missing.length) {
  console.error(`No picture for: ${missing.join(", ")}`);
  process.exitCode = 1;
}
