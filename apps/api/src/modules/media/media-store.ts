import { imageWidths } from "@callboard/contracts/image";
import type { FileStore, StoredFile } from "./files/file-store.ts";
import { type Rendered, renderImage } from "./photo/image.ts";

/** A store of images, by names of letters, digits, `_` and `-`. */
export type MediaStore = {
  /**
   * Stores an image, given as its bytes or as the path of a file, in every width, as WebP without metadata; or one that is
   * rendered already, smallest first. Returns the address that a row stores. Throws ImageError for a file that is no image.
   */
  put: (name: string, image: Buffer | string | Rendered[]) => Promise<string>;
  /** Opens `<name>-<width>.webp`; null when there is none. The caller reads or destroys its body. */
  open: (file: string) => Promise<StoredFile | null>;
  /** Deletes an image in every width; does nothing when there is none. */
  remove: (name: string) => Promise<void>;
};

/** True for the names that `open` may be asked for; nothing else reaches the store. */
function isMediaFile(file: string): boolean {
  const [, width] = /^[\w-]{1,200}-(\d+)\.webp$/.exec(file) ?? [];
  return imageWidths.some((known) => String(known) === width);
}

const widest = Math.max(...imageWidths);
const fileName = (name: string, width: number) => `${name}-${width}.webp`;

export function mediaAddress(name: string): string {
  return `/media/${fileName(name, widest)}`;
}

/** The name of the image that a row stores by this address. */
export const mediaName = (address: string): string => address.replace(/^\/media\/|-\d+\.webp$/g, "");

/** Stores images as files. */
export function mediaStore(files: FileStore): MediaStore {
  async function remove(name: string) {
    for (const width of imageWidths.toReversed()) await files.remove(fileName(name, width));
  }

  async function put(name: string, image: Buffer | string | Rendered[]) {
    const rendered = Array.isArray(image) ? image : await renderImage(image);
    // The largest comes last: where it exists, the others do.
    for (const { width, content } of rendered) await files.write(fileName(name, width), content);
    return mediaAddress(name);
  }

  return { put, remove, open: async (file) => (isMediaFile(file) ? files.open(file) : null) };
}
