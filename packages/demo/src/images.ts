import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageWidths } from "@callboard/contracts/image";

/** Where the images lie, each a WebP file in every width, named by what it belongs to. */
export const imageFolder = fileURLToPath(new URL("images", import.meta.url));

export const imageFile = (name: string, width: number) => `${name}-${width}.webp`;

/** The names of the images of a folder, sorted. */
export function imageNames(folder: string = imageFolder): Set<string> {
  const widest = imageFile("", Math.max(...imageWidths));
  const files = readdirSync(folder).filter((file) => file.endsWith(widest));
  return new Set(files.sort().map((file) => file.slice(0, -widest.length)));
}

/** An image in every width, smallest first. */
export function readImage(name: string, folder: string = imageFolder) {
  const read = async (width: number) => ({
    width,
    content: await readFile(join(folder, imageFile(name, width))),
  });
  return Promise.all(imageWidths.map(read));
}
