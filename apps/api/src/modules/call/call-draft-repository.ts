import type { CallDraft, DraftFields } from "@callboard/contracts/call-draft";
import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { callDrafts } from "../../db/schema/call-draft.ts";

export type DraftRow = typeof callDrafts.$inferSelect;
type Written = { fields: DraftFields; banner_photo: string | null; description_photo: string | null };

/** Calls that people are still writing, each for who writes it alone. */
export function callDraftRepository(db: Db) {
  const isOwn = (id: number, userId: number) => and(eq(callDrafts.id, id), eq(callDrafts.user_id, userId));

  async function get(id: number, userId: number): Promise<DraftRow | null> {
    const [row] = await db.select().from(callDrafts).where(isOwn(id, userId));
    return row ?? null;
  }

  /** The same, held until the transaction ends. */
  async function getLocked(id: number, userId: number): Promise<DraftRow | null> {
    const [row] = await db.select().from(callDrafts).where(isOwn(id, userId)).for("update");
    return row ?? null;
  }

  /** Those of an account, what was changed last first. */
  async function list(userId: number, query: PageQuery): Promise<Page<CallDraft>> {
    const columns = { value: callDrafts.changed_at, id: callDrafts.id };
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select()
        .from(callDrafts)
        .where(and(eq(callDrafts.user_id, userId), keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = ({ changed_at, id }: DraftRow) => ({ value: changed_at.getTime(), id });
    const { rows, pagination } = await readPage(query, JSON.stringify(["drafts", userId]), keyOf, read);
    return { rows: rows.map(toDraft), pagination };
  }

  async function countOf(userId: number): Promise<number> {
    const [row] = await db.select({ drafts: count() }).from(callDrafts).where(eq(callDrafts.user_id, userId));
    return row?.drafts ?? 0;
  }

  async function create(userId: number, written: Written, now: Date): Promise<DraftRow> {
    const [row] = await db
      .insert(callDrafts)
      .values({ ...written, user_id: userId, created_at: now, changed_at: now })
      .returning();
    if (!row) throw new Error("The database returned no row");
    return row;
  }

  async function update(id: number, written: Written, now: Date): Promise<DraftRow> {
    const [row] = await db
      .update(callDrafts)
      .set({ ...written, changed_at: now, version: sql`${callDrafts.version} + 1` })
      .where(eq(callDrafts.id, id))
      .returning();
    if (!row) throw new Error("The database returned no row");
    return row;
  }

  async function remove(id: number): Promise<void> {
    await db.delete(callDrafts).where(eq(callDrafts.id, id));
  }

  return { get, getLocked, list, countOf, create, update, remove };
}

export function toDraft({ user_id: _, created_at, changed_at, ...row }: DraftRow): CallDraft {
  return { ...row, created_at: created_at.toISOString(), changed_at: changed_at.toISOString() };
}
