import type { ListName } from "@callboard/contracts/site-list";
import type { Db } from "../../db/client.ts";
import { assertPicture } from "../image/check-images.ts";
import { imageUseRepository } from "../image/image-use-repository.ts";
import { imagesOfPicture } from "../image/used-images.ts";

/** The lists whose entries have a picture, and the field of each that names it. */
const fieldOf = { category: "photo", tag: "photo", video: "thumbnail_url" } as const;
type PicturedList = keyof typeof fieldOf;

const hasPictures = (list: ListName): list is PicturedList => list in fieldOf;

/** What entries of all lists hold, by name. */
type Fields = object | null;

function pictureOf(list: PicturedList, fields: Fields): string | null {
  return (fields as Record<string, string | null> | null)?.[fieldOf[list]] ?? null;
}

/** Whether an entry may have its picture; the one that it had before stays accepted. Throws FieldError. */
export async function assertEntryPicture(
  tx: Db,
  list: ListName,
  { now, before }: { now: Fields; before: Fields },
  imageOrigins: readonly string[],
): Promise<void> {
  if (!hasPictures(list)) return;
  const change = { now: pictureOf(list, now), before: pictureOf(list, before), imageOrigins };
  await assertPicture(tx, { ...change, prefix: `fields.${fieldOf[list]}` });
}

/** Notes which image of the library an entry uses: none, for one that is removed. */
export async function keepEntryPicture(tx: Db, list: ListName, id: number, fields: Fields): Promise<void> {
  if (!hasPictures(list)) return;
  const used = imagesOfPicture(pictureOf(list, fields));
  await imageUseRepository(tx).keep({ kind: list, id }, "public", used);
}
