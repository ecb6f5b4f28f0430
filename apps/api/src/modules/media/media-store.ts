import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { imageWidths } from "@callboard/contracts/image";
import sharp from "sharp";

/** A stored file on its way to a reader. */
type StoredFile = { body: Readable; size: number; etag: string };

/** Where images are kept, by names of letters, digits, `_` and `-`. */
export type MediaStore = {
  /** Stores an image in every width, as WebP without metadata, and gives the address that a record keeps. */
  put: (name: string, image: Buffer) => Promise<string>;
  /** Opens `<name>-<width>.webp`; null when there is none. The caller reads or destroys its body. */
  open: (file: string) => Promise<StoredFile | null>;
};

/** True for the names that `open` may be asked for; nothing else reaches the disk. */
function isMediaFile(file: string): boolean {
  const [, width] = /^[\w-]{1,200}-(\d+)\.webp$/.exec(file) ?? [];
  return imageWidths.some((known) => String(known) === width);
}

export function mediaAddress(name: string): string {
  return `/media/${name}-${imageWidths.at(-1)}.webp`;
}

/** Keeps images in a folder. A reader never sees half a file: each is written aside and then renamed. */
export function diskMediaStore(folder: string): MediaStore {
  async function write(name: string, image: Buffer, width: number) {
    const aside = join(folder, `.${randomUUID()}`);
    try {
      const resized = sharp(image).rotate().resize({ width, withoutEnlargement: true });
      await resized.webp({ quality: 76, effort: 3 }).toFile(aside);
      await rename(aside, join(folder, `${name}-${width}.webp`));
    } finally {
      await rm(aside, { force: true });
    }
  }

  return {
    put: async (name, image) => {
      await mkdir(folder, { recursive: true });
      // The largest comes last: where it is, the others are.
      for (const width of imageWidths) await write(name, image, width);
      return mediaAddress(name);
    },
    open: async (file) => {
      if (!isMediaFile(file)) return null;
      const path = join(folder, file);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
      return { body: createReadStream(path), size: found.size, etag };
    },
  };
}
