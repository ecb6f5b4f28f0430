import { createHash } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import type { MediaStore } from "../media/media-store.ts";
import { photoStorage } from "../media/photo/photo-storage.ts";
import { ImportError } from "./import-error.ts";
import { type ImportFiles, readAll } from "./import-files.ts";
import { importRepository } from "./import-repository.ts";
import { importLimits } from "./imported-post.ts";

/** Another import has stored the same image meanwhile: this copy is taken back. */
class TakenError extends Error {}

type Deps = { db: Db; media: MediaStore; clock: () => Date; files: ImportFiles };

/**
 * Stores images that lie beside an import, as photos are stored: decoded, in several widths. One that was imported before, whatever its
 * name, is found by its bytes. Gives the address, or null for a file that is no image.
 */
export function importImages({ db, media, clock, files }: Deps) {
  const store = photoStorage({ db, media, clock });

  return async function addressOf(name: string): Promise<string | null> {
    const image = await read(name);
    if (!image) return null;
    const hash = createHash("sha256").update(image).digest("hex");
    const known = await importRepository(db).imageOf(hash);
    if (known) return known;
    try {
      return await store(new Map([["image" as const, image]]), async (tx, { image: address }) => {
        if (!(await importRepository(tx).createImage(hash, address, clock()))) throw new TakenError();
        return address;
      });
    } catch (error) {
      if (error instanceof FieldError) return null;
      if (error instanceof TakenError) return importRepository(db).imageOf(hash);
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
