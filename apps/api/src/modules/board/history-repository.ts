import type { HistoryEntry } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { applicationHistory } from "../../db/schema/board.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";

export type HistoryRow = typeof applicationHistory.$inferSelect;
export type MovedRow = typeof applications.$inferSelect;
type Change = Pick<MovedRow, "state" | "turned_down_at"> & { is_answer: boolean };
type NewEntry = Omit<typeof applicationHistory.$inferInsert, "id">;

/** Changes of applications' states. Writers work inside a transaction. */
export function historyRepository(db: Db) {
  const { id, application_id, by, key, at, undone_at } = applicationHistory;

  /** These applications for an event, held until the transaction ends, in one order for everybody. */
  const getLocked = (eventId: number, ids: number[]): Promise<MovedRow[]> =>
    db
      .select()
      .from(applications)
      .where(and(eq(applications.event_id, eventId), inArray(applications.id, ids)))
      .orderBy(asc(applications.id))
      .for("no key update");

  /** What a request with that key has changed. */
  const listByKey = (userId: number, requestKey: string, since?: Date): Promise<HistoryRow[]> =>
    db
      .select()
      .from(applicationHistory)
      .where(and(eq(by, userId), eq(key, requestKey), since && gt(at, since)))
      .limit(limits.boardMoveMax);

  /** Gives held applications another state, for the record. The first answer of each counts as such. */
  async function move(rows: MovedRow[], to: Change, act: Pick<NewEntry, "by" | "key" | "at">): Promise<void> {
    if (rows.length === 0) return;
    const { answered_at, version } = applications;
    await db
      .update(applications)
      .set({
        ...{ state: to.state, turned_down_at: to.turned_down_at, version: sql`${version} + 1` },
        ...(to.is_answer && {
          answered_at: sql`coalesce(${answered_at}, ${sql.param(act.at, answered_at)})`,
        }),
      })
      .where(
        inArray(
          applications.id,
          rows.map((row) => row.id),
        ),
      );
    const entries = rows.map((row) => ({
      ...{ ...act, application_id: row.id, version: row.version + 1, to_state: to.state },
      ...{ from_state: row.state, from_turned_down_at: row.turned_down_at },
    }));
    await db.insert(applicationHistory).values(entries);
  }

  /** Puts held applications back to what they were before these entries. */
  async function undo(entries: HistoryRow[], now: Date): Promise<void> {
    if (entries.length === 0) return;
    const ids = inArray(
      id,
      entries.map((entry) => entry.id),
    );
    const { version, answered_at } = applications;
    await db
      .update(applications)
      .set({
        state: sql`${applicationHistory.from_state}`,
        turned_down_at: sql`${applicationHistory.from_turned_down_at}`,
        answered_at: sql`nullif(${answered_at}, ${at})`,
        version: sql`${version} + 1`,
      })
      .from(applicationHistory)
      .where(and(ids, eq(applications.id, application_id)));
    await db.update(applicationHistory).set({ undone_at: now }).where(ids);
  }

  /** What holds of an application's history: the latest entries, oldest first. */
  async function list(applicationId: number): Promise<HistoryEntry[]> {
    return (await read(applicationId)).map(({ by: _, ...entry }) => entry);
  }

  /** The same with the names of those who did it, for the poster's side alone. */
  async function listNamed(applicationId: number): Promise<HistoryEntry[]> {
    const entries = await read(applicationId);
    const names = await teamRoleRepository(db).namesOf(
      entries.map((entry) => (entry.is_applicant ? null : entry.by)),
    );
    return entries.map(({ by: userId, ...entry }) => ({ ...entry, by_name: names.get(userId) ?? null }));
  }

  async function read(applicationId: number) {
    const is_applicant = sql<boolean>`${by} = ${applications.user_id}`;
    const rows = await db
      .select({ at, by, is_applicant, state: applicationHistory.to_state })
      .from(applicationHistory)
      .innerJoin(applications, eq(applications.id, application_id))
      .where(and(eq(application_id, applicationId), isNull(undone_at)))
      .orderBy(desc(id))
      .limit(limits.boardNotesMax);
    return rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  return { getLocked, listByKey, move, undo, list, listNamed };
}
