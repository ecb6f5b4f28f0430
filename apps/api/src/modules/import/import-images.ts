import { basename } from "node:path";
import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import type { Editor } from "../article/article-row.ts";
import { addImage, imageHash } from "../image/image-acts.ts";
import { imageName } from "../image/image-name.ts";
import { imageRepository } from "../image/image-repository.ts";
import type { MediaStore } from "../media/media-store.ts";
import { photoStorage } from "../media/photo/photo-storage.ts";
import { ImportError } from "./import-error.ts";
import { type ImportFiles, readAll } from "./import-files.ts";
import { importLimits } from "./imported-post.ts";

/** Another import has stored the same image meanwhile: this copy is taken back. */
class TakenError extends Error {}

type Deps = { db: Db; media: MediaStore; clock: () => Date; files: ImportFiles; by: Editor };

/**
 * Stores images that lie beside an import in the library, as photos are stored: decoded, in several widths. One that is there already,
 * whatever its name, is found by its bytes. Gives the address, or null for a file that is no image.
 */
export function importImages({ db, media, clock, files, by }: Deps) {
  const store = photoStorage({ db, media, clock });

  return async function addressOf(name: string): Promise<string | null> {
    const image = await read(name);
    if (!image) return null;
    const hash = imageHash(image);
    const known = await imageRepository(db).getByHash(hash);
    if (known) return known.address;
    try {
      return await store(new Map([["image" as const, image]]), async (tx, { image: address }, sizes) => {
        const added = { ...sizes.image, hash, address, name: imageName(basename(name)) };
        if (!(await addImage(tx, { by, now: clock() }, "image.import", added))) throw new TakenError();
        return address;
      });
    } catch (error) {
      if (error instanceof FieldError) return null;
      if (error instanceof TakenError) return (await imageRepository(db).getByHash(hash))?.address ?? null;
      throw error;
    }
  };

  async function read(name: string): Promise<Buffer | null> {
    try {
      return await readAll(files.open(name, importLimits.imageBytes));
    } catch (error) {
      if (error instanceof ImportError) return null;
      throw error;
    }
  }
}
