import type { ImageUse, imageUseKinds } from "@callboard/contracts/library-image";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles } from "../../db/schema/article.ts";
import { categories } from "../../db/schema/category.ts";
import { images, imageUses } from "../../db/schema/image.ts";
import { tags } from "../../db/schema/tag.ts";
import { videos } from "../../db/schema/video.ts";
import type { UsedImage } from "./used-images.ts";

export type ImageSubject = { kind: (typeof imageUseKinds)[number]; id: number };
type State = (typeof imageUses.$inferSelect)["state"];

/** What uses the images of the library. Call what writes in the transaction that writes the subject. */
export function imageUseRepository(db: Db) {
  /**
   * The images of these addresses that the library has, by address. They cannot be deleted until the transaction has ended; one that is
   * being deleted is waited for, and is gone then.
   */
  async function lock(addresses: string[]): Promise<Map<string, number>> {
    if (addresses.length === 0) return new Map();
    const rows = await db
      .select({ id: images.id, address: images.address })
      .from(images)
      .where(inArray(images.address, addresses))
      .orderBy(asc(images.id))
      .for("key share");
    return new Map(rows.map(({ id, address }) => [address, id]));
  }

  /** Notes what a subject uses, instead of what was noted. An image that the library does not have is no use. */
  async function keep({ kind, id }: ImageSubject, state: State, used: UsedImage[]): Promise<void> {
    const ids = await lock([...new Set(used.map(({ address }) => address))]);
    await drop({ kind, id }, state);
    const rows = used.flatMap(({ address, place }) => {
      const image_id = ids.get(address);
      return image_id === undefined ? [] : [{ image_id, subject_kind: kind, subject_id: id, state, place }];
    });
    if (rows.length > 0) await db.insert(imageUses).values(rows);
  }

  /** Forgets what a subject uses, in one of its states or altogether. */
  async function drop({ kind, id }: ImageSubject, state?: State): Promise<void> {
    const isOf = and(eq(imageUses.subject_kind, kind), eq(imageUses.subject_id, id));
    await db.delete(imageUses).where(and(isOf, state && eq(imageUses.state, state)));
  }

  async function isUsed(image_id: number): Promise<boolean> {
    const rows = await db
      .select({ id: imageUses.image_id })
      .from(imageUses)
      .where(eq(imageUses.image_id, image_id))
      .limit(1);
    return rows.length > 0;
  }

  /** What uses an image, articles first. */
  async function list(image_id: number): Promise<ImageUse[]> {
    const { subject_kind: kind, subject_id: id } = imageUses;
    const title = sql<string | null>`case ${kind}
      when 'article' then (select ${articles.title} from ${articles} where ${articles.id} = ${id})
      when 'category' then (select ${categories.name} from ${categories} where ${categories.id} = ${id})
      when 'tag' then (select ${tags.name} from ${tags} where ${tags.id} = ${id})
      else (select ${videos.title} from ${videos} where ${videos.id} = ${id}) end`;
    const rows = await db
      .select({
        ...{ kind, id, title },
        places: sql<ImageUse["places"]>`array_agg(distinct ${imageUses.place})`,
        is_public: sql<boolean>`bool_or(${imageUses.state} = 'public')`,
      })
      .from(imageUses)
      .where(eq(imageUses.image_id, image_id))
      .groupBy(kind, id)
      .orderBy(asc(kind), asc(id))
      .limit(staffLimits.imageUseList);
    return rows.map((row) => ({ ...row, title: row.title ?? "" }));
  }

  return { lock, keep, drop, isUsed, list };
}
