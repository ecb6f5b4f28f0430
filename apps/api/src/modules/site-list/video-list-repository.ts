import type { ListFields } from "@callboard/contracts/site-list";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { videos } from "../../db/schema/video.ts";
import type { StoredEntry } from "./ordered-list-repository.ts";

/** The videos of the carousel, newest first. */
export function videoListRepository(db: Db) {
  async function list(): Promise<StoredEntry<"video">[]> {
    const rows = await db
      .select()
      .from(videos)
      .orderBy(desc(videos.created_at), desc(videos.id))
      .limit(staffLimits.siteListMax);
    return rows.map(({ id, created_at: _, ...fields }) => ({ id, fields, is_used: false }));
  }

  async function create(fields: ListFields<"video">, created_at: Date): Promise<number> {
    const [row] = await db
      .insert(videos)
      .values({ ...fields, created_at })
      .returning({ id: videos.id });
    if (!row) throw new Error("The database returned no id");
    return row.id;
  }

  async function update(id: number, fields: ListFields<"video">): Promise<boolean> {
    const rows = await db.update(videos).set(fields).where(eq(videos.id, id)).returning({ id: videos.id });
    return rows.length > 0;
  }

  async function remove(id: number): Promise<void> {
    await db.delete(videos).where(eq(videos.id, id));
  }

  return { list, create, update, remove };
}
