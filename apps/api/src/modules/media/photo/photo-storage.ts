import { randomUUID } from "node:crypto";
import { addMs } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { FieldError } from "../../../http/errors.ts";
import type { MediaStore } from "../media-store.ts";
import { ImageError, type ImageSize, imageSize, type Rendered, renderImage } from "./image.ts";
import { pendingUploadRepository } from "./pending-upload-repository.ts";

export type PhotoStorageDeps = { db: Db; media: MediaStore; clock: () => Date };

/** The address of each field's photo, as a row stores it. */
export type Addresses<Field extends string> = Record<Field, string>;
/** The size of each one as it is stored, at its largest. */
export type Sizes<Field extends string> = Record<Field, ImageSize>;

/**
 * Stores photos, given by field as paths of files or as their bytes, and saves the row that uses them. Their names are pending uploads
 * before the first file is written, and are removed in the row's own transaction, so that the hourly cleanup finds the
 * files of an upload that broke off. Throws FieldError for a file that is not an image.
 */
export function photoStorage({ db, media, clock }: PhotoStorageDeps) {
  return async function store<Field extends string, Row>(
    photos: Map<Field, string | Buffer>,
    save: (tx: Db, addresses: Addresses<Field>, sizes: Sizes<Field>) => Promise<Row>,
    render: Render = renderImage,
  ): Promise<Row> {
    const named = [...photos].map(([field, path]) => ({ field, path, name: randomUUID() }));
    const names = named.map(({ name }) => name);
    const noted = clock();
    if (names.length > 0) await pendingUploadRepository(db).createMany(names, noted);
    try {
      const { addresses, sizes } = await putAll(media, named, render);
      return await db.transaction(async (tx) => {
        const row = await save(tx, addresses, sizes);
        const removed = await pendingUploadRepository(tx).removeMany(names, noted);
        if (removed !== names.length)
          throw new Error("The photos were cleaned up before their row was saved");
        return row;
      });
    } catch (error) {
      // The hourly cleanup removes what cannot be removed now.
      await removePending({ db, media }, names).catch(() => {});
      throw error;
    }
  };
}

/** Uploads have such names; the images of the demo are everybody's. */
const uploaded = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+\.webp$/;
/** Longer ago than what the hourly cleanup waits for. In ms. */
const longAgo = 86_400_000;

/**
 * Leaves photos that no row uses any more to the cleanup, in the transaction after which none does. Gives their names, for
 * `removePending` after its commit.
 */
export async function abandonPhotos(tx: Db, addresses: (string | null)[], now: Date): Promise<string[]> {
  const names = addresses.flatMap((address) => uploaded.exec(address ?? "")?.[1] ?? []);
  if (names.length > 0) await pendingUploadRepository(tx).createMany(names, addMs(now, -longAgo));
  return names;
}

/** Deletes the images of those names that are still pending, and the names. */
export async function removePending(
  { db, media }: Omit<PhotoStorageDeps, "clock">,
  names: string[],
): Promise<void> {
  const pending = pendingUploadRepository(db);
  for (const name of names) {
    // No transaction is open meanwhile: a store that does not answer would hold a connection to the database.
    if (!(await pending.giveUp(name))) continue;
    await media.remove(name);
    await pending.removeMany([name]);
  }
}

type Render = (image: string | Buffer) => Promise<Rendered[]>;
type Named<Field extends string> = { field: Field; path: string | Buffer; name: string };

async function putAll<Field extends string>(media: MediaStore, named: Named<Field>[], render: Render) {
  const [addresses, sizes] = [{} as Addresses<Field>, {} as Sizes<Field>];
  const issues: Record<string, string> = {};
  for (const { field, path, name } of named) {
    try {
      const rendered = await render(path);
      addresses[field] = await media.put(name, rendered);
      const largest = rendered.at(-1);
      if (largest) sizes[field] = await imageSize(largest.content);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      issues[field] = error.message;
    }
  }
  if (Object.keys(issues).length > 0) throw new FieldError(issues);
  return { addresses, sizes };
}
