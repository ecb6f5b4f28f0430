import { asc, inArray, lt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { pendingUploads } from "../../../db/schema/pending-upload.ts";

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

  /** Removes names and returns how many there were. Inside a transaction it locks them. */
  async function removeMany(names: string[]): Promise<number> {
    const rows = await db
      .delete(pendingUploads)
      .where(inArray(pendingUploads.name, names))
      .returning({ name: pendingUploads.name });
    return rows.length;
  }

  return { createMany, list, removeMany };
}
