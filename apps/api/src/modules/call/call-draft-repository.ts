import type { CallDraft, DraftFields } from "@callboard/contracts/call-draft";
import type { OfTeam } from "@callboard/contracts/team-role";
import { and, count, eq, inArray, sql } from "drizzle-orm";
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
import { accountsOf, roleFor, type TeamActor } from "../team/team-policy.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";

export type DraftRow = typeof callDrafts.$inferSelect;
type Written = { fields: DraftFields; banner_photo: string | null; description_photo: string | null };

/** Calls that people are still writing: each for who writes it, or for those who act for its account. */
export function callDraftRepository(db: Db) {
  const isOwn = (id: number, actor: TeamActor) =>
    and(eq(callDrafts.id, id), inArray(callDrafts.user_id, accountsOf(actor, "act")));

  async function get(id: number, actor: TeamActor): Promise<DraftRow | null> {
    const [row] = await db.select().from(callDrafts).where(isOwn(id, actor));
    return row ?? null;
  }

  /** The same, held until the transaction ends. */
  async function getLocked(id: number, actor: TeamActor): Promise<DraftRow | null> {
    const [row] = await db.select().from(callDrafts).where(isOwn(id, actor)).for("update");
    return row ?? null;
  }

  /** One's own and those of one's teams, what was changed last first. */
  async function list(actor: TeamActor, query: PageQuery): Promise<Page<CallDraft>> {
    const columns = { value: callDrafts.changed_at, id: callDrafts.id };
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select()
        .from(callDrafts)
        .where(
          and(inArray(callDrafts.user_id, accountsOf(actor, "act")), keysetAfter(columns, after, "DESC")),
        )
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = ({ changed_at, id }: DraftRow) => ({ value: changed_at.getTime(), id });
    const { rows, pagination } = await readPage(query, JSON.stringify(["drafts", actor.userId]), keyOf, read);
    return { rows: await shown(rows, actor), pagination };
  }

  /** Drafts as the actor reads them: each with the team that writes it. */
  async function shown(rows: DraftRow[], actor: TeamActor): Promise<CallDraft[]> {
    const others = rows.map(({ user_id }) => user_id).filter((id) => id !== actor.userId);
    const names = await teamRoleRepository(db).namesOf(others);
    return rows.map((row) => {
      const role = roleFor(actor, row.user_id);
      const isOfTeam = role !== null && row.user_id !== actor.userId;
      return toDraft(row, isOfTeam ? { id: row.user_id, name: names.get(row.user_id) ?? "", role } : null);
    });
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

  return { get, getLocked, list, shown, countOf, create, update, remove };
}

function toDraft({ user_id: _, created_at, changed_at, ...row }: DraftRow, team: OfTeam | null): CallDraft {
  return { ...row, team, created_at: created_at.toISOString(), changed_at: changed_at.toISOString() };
}
