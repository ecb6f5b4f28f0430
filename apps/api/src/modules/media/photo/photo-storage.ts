import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/client.ts";
import { FieldError } from "../../../http/errors.ts";
import type { MediaStore } from "../media-store.ts";
import { ImageError } from "./image.ts";
import { pendingUploadRepository } from "./pending-upload-repository.ts";

export type PhotoStorageDeps = { db: Db; media: MediaStore; clock: () => Date };

/** The address of each field's photo, as a row keeps it. */
export type Addresses<Field extends string> = Record<Field, string>;

/**
 * Keeps photos, given by field as paths of files, and saves the row that uses them. Their names are noted as pending
 * before the first file is written, and struck out in the row's own transaction: whatever breaks off in between, the
 * sweep knows what belongs to nobody. Throws FieldError for what is no image.
 */
export function photoStorage({ db, media, clock }: PhotoStorageDeps) {
  return async function keep<Field extends string, Row>(
    photos: Map<Field, string>,
    save: (tx: Db, addresses: Addresses<Field>) => Promise<Row>,
  ): Promise<Row> {
    const named = [...photos].map(([field, path]) => ({ field, path, name: randomUUID() }));
    const names = named.map(({ name }) => name);
    await pendingUploadRepository(db).createMany(names, clock());
    try {
      const addresses = await putAll(media, named);
      return await db.transaction(async (tx) => {
        const row = await save(tx, addresses);
        const struck = await pendingUploadRepository(tx).removeMany(names);
        if (struck !== names.length) throw new Error("The photos were swept away before their row was saved");
        return row;
      });
    } catch (error) {
      // What cannot be taken back now, the sweep takes back later.
      await removePending({ db, media }, names).catch(() => {});
      throw error;
    }
  };
}

/** Takes away the images of those names that are still pending, and strikes the names out. */
export async function removePending(
  { db, media }: Omit<PhotoStorageDeps, "clock">,
  names: string[],
): Promise<void> {
  for (const name of names) {
    await db.transaction(async (tx) => {
      // Held until the files are gone: a row that would use them waits, and then finds the name struck out.
      if ((await pendingUploadRepository(tx).removeMany([name])) > 0) await media.remove(name);
    });
  }
}

type Named<Field extends string> = { field: Field; path: string; name: string };

async function putAll<Field extends string>(media: MediaStore, named: Named<Field>[]) {
  const addresses = {} as Addresses<Field>;
  const complaints: Record<string, string> = {};
  for (const { field, path, name } of named) {
    try {
      addresses[field] = await media.put(name, path);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      complaints[field] = error.message;
    }
  }
  if (Object.keys(complaints).length > 0) throw new FieldError(complaints);
  return addresses;
}
