import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MediaStore, mediaAddress } from "../modules/media/media-store.ts";

const atOnce = 4;

/** The names that a folder has a WebP image for. */
export function imageNames(folder: string): Set<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  return new Set(files.sort().map((file) => file.replace(/\.webp$/, "")));
}

/** Puts the images of a folder into the store, under their own names, unless it has them. */
export async function storeImages(
  folder: string,
  media: MediaStore,
  onProgress: (progress: string) => void,
): Promise<void> {
  const missing: string[] = [];
  for (const name of imageNames(folder)) if (!(await isStored(media, name))) missing.push(name);
  for (let done = 0; done < missing.length; done += atOnce) {
    if (done % 20 === 0) onProgress(`Preparing the images: ${done} of ${missing.length}`);
    const group = missing.slice(done, done + atOnce);
    await Promise.all(group.map((name) => media.put(name, readFileSync(join(folder, `${name}.webp`)))));
  }
}

async function isStored(media: MediaStore, name: string): Promise<boolean> {
  const stored = await media.open(mediaAddress(name).replace("/media/", ""));
  stored?.body.destroy();
  return stored !== null;
}
