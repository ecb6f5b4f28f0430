import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the images lie, each a WebP file named by what it belongs to. */
export const imageFolder = fileURLToPath(new URL("images", import.meta.url));

/** The names of the images of a folder, sorted. */
export function imageNames(folder: string = imageFolder): Set<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  return new Set(files.sort().map((file) => file.replace(/\.webp$/, "")));
}
