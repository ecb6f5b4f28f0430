import type { ClipFileType } from "@callboard/contracts/clip-file";
import type { ClipFile, ClipUpload } from "@callboard/contracts/clip-upload";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, type SQL } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { clipFiles } from "../../db/schema/clip-file.ts";

export type ClipFileRow = typeof clipFiles.$inferSelect;
type CreateClipFileRow = Pick<ClipFileRow, "user_id" | "key" | "name" | "size" | "created_at">;

const { id, user_id, key, received, size, is_in_resume, touched_at } = clipFiles;
const isKept = isNull(clipFiles.discarded_at);
/** What no résumé names: on its way, waiting for one, or taken out. */
const isSpare = and(isKept, eq(is_in_resume, false));
const isWhole = and(isKept, eq(received, size));

/** Videos and recordings of profiles, under way too. */
export function clipFileRepository(db: Db) {
  async function create(input: CreateClipFileRow): Promise<ClipFileRow> {
    const [created] = await db
      .insert(clipFiles)
      .values({ ...input, touched_at: input.created_at })
      .returning();
    if (!created) throw new Error("The database returned no clip");
    return created;
  }

  const one = async (condition: SQL | undefined): Promise<ClipFileRow | null> => {
    const [row] = await db.select().from(clipFiles).where(condition);
    return row ?? null;
  };

  /** An own one by its key, under way or whole; null for another's, and for one that was given up. */
  const getOwn = (userId: number, name: string) => one(and(eq(key, name), eq(user_id, userId), isKept));

  /** Anybody's, once it is whole. It says nothing of who may play it. */
  const getWhole = (name: string) => one(and(eq(key, name), isWhole));

  /** Those of somebody that no résumé names, the newest first. */
  const listSpare = (userId: number): Promise<ClipFileRow[]> =>
    db
      .select()
      .from(clipFiles)
      .where(and(eq(user_id, userId), isSpare))
      .orderBy(desc(clipFiles.created_at), desc(id))
      .limit(portfolioLimits.clipFilesPerDay);

  /** How many somebody has begun since a moment. */
  const countSince = (userId: number, moment: Date): Promise<number> =>
    db.$count(clipFiles, and(eq(user_id, userId), gte(clipFiles.created_at, moment)));

  /** Somebody's whole files among those with the keys, held until the transaction ends. */
  const holdWhole = (userId: number, keys: string[]): Promise<ClipFileRow[]> =>
    db
      .select()
      .from(clipFiles)
      .where(and(eq(user_id, userId), inArray(key, keys), isWhole))
      .orderBy(asc(id))
      .for("update");

  /** Notes which files of somebody the résumé names: these, and no other. */
  async function nameInResume(userId: number, keys: string[], now: Date): Promise<void> {
    const change = (to: boolean, which: SQL) =>
      db
        .update(clipFiles)
        .set({ is_in_resume: to, touched_at: now })
        .where(and(eq(user_id, userId), eq(is_in_resume, !to), isKept, which));
    await change(false, notInArray(key, keys));
    await change(true, inArray(key, keys));
  }

  /** Notes that bytes were stored: from where they begin, to where they end. Null where it is not there any more, or somebody else was faster. */
  async function advance(
    file: ClipFileRow,
    to: number,
    type: ClipFileType,
    now: Date,
  ): Promise<ClipFileRow | null> {
    const [row] = await db
      .update(clipFiles)
      .set({ received: to, type, touched_at: now })
      .where(and(eq(id, file.id), eq(received, file.received), isKept))
      .returning();
    return row ?? null;
  }

  /** Gives up those among them that no résumé names; their pieces are to be deleted. */
  const discard = (which: SQL | undefined, now: Date): Promise<ClipFileRow[]> =>
    db.update(clipFiles).set({ discarded_at: now, name: "" }).where(and(which, isSpare)).returning();

  const discardSpare = (ids: number[], now: Date) => discard(inArray(id, ids), now);

  /** Gives up those that no résumé named for a day. */
  const discardUnused = (now: Date) => discard(lt(touched_at, addMs(now, -uploadLimits.unusedMaxAge)), now);

  /** Those given up whose pieces are still stored. */
  const listDiscarded = (limit: number): Promise<ClipFileRow[]> =>
    db
      .select()
      .from(clipFiles)
      .where(and(isNull(clipFiles.removed_at), isNotNull(clipFiles.discarded_at)))
      .orderBy(asc(id))
      .limit(limit);

  async function markRemoved(fileId: number, now: Date): Promise<void> {
    await db.update(clipFiles).set({ removed_at: now }).where(eq(id, fileId));
  }

  /** Forgets those without pieces that count for no day any more. */
  async function forget(now: Date): Promise<void> {
    const isOver = lt(clipFiles.created_at, addMs(now, -uploadLimits.day));
    await db.delete(clipFiles).where(and(isNotNull(clipFiles.removed_at), isOver));
  }

  return {
    ...{ create, getOwn, getWhole, listSpare, countSince, holdWhole, nameInResume, advance },
    ...{ discardSpare, discardUnused, listDiscarded, markRemoved, forget },
  };
}

/** As a résumé names it. */
export function toClipFile({ key: name, type, size: bytes }: ClipFileRow): ClipFile {
  if (!type) throw new Error("A clip that is whole has no type");
  return { key: name, type, size: bytes };
}

export function toClipUpload(file: ClipFileRow): ClipUpload {
  const { key: name, size: bytes, type } = file;
  return { key: name, name: file.name, size: bytes, received: file.received, type };
}
