import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { pendingUploads } from "../../../db/schema/pending-upload.ts";

const longAgo = new Date(0);

/** The names of images that no row uses yet. */
export function pendingUploadRepository(db: Db) {
  async function createMany(names: string[], created_at: Date): Promise<void> {
    await db.insert(pendingUploads).values(names.map((name) => ({ name, created_at })));
  }

  /** The oldest ones from before a moment. */
  async function list(before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ name: pendingUploads.name })
      .from(pendingUploads)
      .where(lt(pendingUploads.created_at, before))
      .orderBy(asc(pendingUploads.created_at))
      .limit(limit);
    return rows.map(({ name }) => name);
  }

  /** Removes names, those added since a moment, and returns how many there were. Inside a transaction it locks them. */
  async function removeMany(names: string[], since = longAgo): Promise<number> {
    const rows = await db
      .delete(pendingUploads)
      .where(and(inArray(pendingUploads.name, names), gte(pendingUploads.created_at, since)))
      .returning({ name: pendingUploads.name });
    return rows.length;
  }

  /** Makes a name one from long ago, which no row is saved with any more. False where there is none, once a row that is being saved is saved. */
  async function giveUp(name: string): Promise<boolean> {
    const rows = await db
      .update(pendingUploads)
      .set({ created_at: longAgo })
      .where(eq(pendingUploads.name, name))
      .returning({ name: pendingUploads.name });
    return rows.length > 0;
  }

  return { createMany, list, removeMany, giveUp };
}
