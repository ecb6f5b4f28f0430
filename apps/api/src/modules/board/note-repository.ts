import { limits } from "@callboard/contracts/limits";
import { asc, count, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applicationNotes } from "../../db/schema/board.ts";

export type NoteRow = typeof applicationNotes.$inferSelect & { author: string };

/** What posters write down about applications. */
export function noteRepository(db: Db) {
  const { id, application_id } = applicationNotes;

  /** Those of an application, oldest first. */
  async function list(applicationId: number): Promise<NoteRow[]> {
    const rows = await db
      .select({ note: applicationNotes, author: users.name })
      .from(applicationNotes)
      .innerJoin(users, eq(users.id, applicationNotes.by))
      .where(eq(application_id, applicationId))
      .orderBy(asc(id))
      .limit(limits.boardNotesMax);
    return rows.map(({ note, author }) => ({ ...note, author }));
  }

  async function get(noteId: number): Promise<NoteRow | null> {
    const [row] = await db
      .select({ note: applicationNotes, author: users.name })
      .from(applicationNotes)
      .innerJoin(users, eq(users.id, applicationNotes.by))
      .where(eq(id, noteId));
    return row ? { ...row.note, author: row.author } : null;
  }

  async function create(input: Omit<typeof applicationNotes.$inferInsert, "id">): Promise<NoteRow> {
    const [created] = await db.insert(applicationNotes).values(input).returning();
    const note = created && (await get(created.id));
    if (!note) throw new Error("A note that was written is not there");
    return note;
  }

  async function countOf(applicationId: number): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(applicationNotes)
      .where(eq(application_id, applicationId));
    return row?.count ?? 0;
  }

  const remove = async (noteId: number) => {
    await db.delete(applicationNotes).where(eq(id, noteId));
  };

  return { list, get, create, countOf, remove };
}
