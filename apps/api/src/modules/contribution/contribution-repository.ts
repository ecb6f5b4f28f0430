import type { LedgerLine } from "@callboard/contracts/contribution";
import { toEuro } from "@callboard/contracts/money";
import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { contributions } from "../../db/schema/contribution.ts";
import { events } from "../../db/schema/event.ts";
import { raisedBy } from "../event/raised-repository.ts";

export type LineRow = typeof contributions.$inferSelect;
type CreateLineInput = Omit<typeof contributions.$inferInsert, "id">;
type Totals = { raised_so_far: number; supporters: number };

/** The lines of all campaigns' ledgers. They are added, and never changed or removed. */
export function contributionRepository(db: Db) {
  /**
   * Holds a campaign until the transaction ends. Its lines are written one after the other, so that the ids of a
   * ledger have the order of its commits.
   */
  async function hold(eventId: number): Promise<void> {
    await db.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for("no key update");
  }

  /** Adds a line. Null where its key is used already, or its pledge is reversed already. */
  async function create(input: CreateLineInput): Promise<LineRow | null> {
    const [created] = await db.insert(contributions).values(input).onConflictDoNothing().returning();
    return created ?? null;
  }

  /** Adds lines whose writer knows that nothing is in their way; gives them in their order. */
  const createMany = (inputs: CreateLineInput[]): Promise<LineRow[]> =>
    db.insert(contributions).values(inputs).returning();

  async function getWhere(condition: SQL | undefined): Promise<LineRow | null> {
    const [row] = await db.select().from(contributions).where(condition);
    return row ?? null;
  }

  const get = (id: number) => getWhere(eq(contributions.id, id));
  const getReversal = (id: number) => getWhere(eq(contributions.reversal_of_id, id));
  const getByKey = (userId: number, key: string) =>
    getWhere(and(eq(contributions.user_id, userId), eq(contributions.idempotency_key, key)));

  /** What a campaign has raised, in euro, and from how many people: by now, or right after the line `upTo`. */
  async function totals(eventId: number, upTo?: number): Promise<Totals> {
    const raised = raisedBy(db, eventId, upTo);
    const [row] = await db.select({ cents: raised.raised_cents, supporters: raised.supporters }).from(raised);
    if (!row) throw new Error("The database returned no sum");
    return { raised_so_far: toEuro(row.cents), supporters: row.supporters };
  }

  return { hold, create, createMany, get, getReversal, getByKey, totals };
}

/** A line as everybody may read it: without whose it is. */
export function toLine(row: LineRow): LedgerLine {
  const { id, amount_cents, public_name, message, reversal_of_id, created_at } = row;
  return {
    ...{ id, amount: toEuro(amount_cents), public_name, message, reversal_of_id },
    created_at: created_at.toISOString(),
  };
}
