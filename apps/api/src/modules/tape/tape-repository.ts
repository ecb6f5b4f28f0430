import type { Tape, TapeType, TapeUpload } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { tapes } from "../../db/schema/tape.ts";

export type TapeRow = typeof tapes.$inferSelect;
type CreateTapeRow = Pick<TapeRow, "user_id" | "event_id" | "key" | "name" | "size" | "created_at">;
type Owner = { user_id: number; event_id: number };

/** What an account has of them, under way too, and how many it began within a day. */
type Usage = { count: number; bytes: number; today: number };

const { id, user_id, event_id, application_id, key, received, size } = tapes;
const isUnsent = and(isNull(tapes.sent_at), isNull(tapes.discarded_at));
const isComplete = eq(received, size);

/** Videos of applications: under way, waiting for theirs to be sent, and part of one. */
export function tapeRepository(db: Db) {
  async function create(input: CreateTapeRow): Promise<TapeRow> {
    const [created] = await db
      .insert(tapes)
      .values({ ...input, touched_at: input.created_at })
      .returning();
    if (!created) throw new Error("The database returned no tape");
    return created;
  }

  const one = async (condition: SQL | undefined): Promise<TapeRow | null> => {
    const [row] = await db.select().from(tapes).where(condition);
    return row ?? null;
  };

  /** An own one by its key, under way or complete; null for another's, and for one that was given up. */
  const getOwn = (userId: number, name: string) =>
    one(and(eq(key, name), eq(user_id, userId), isNull(tapes.discarded_at)));

  /** The same for a call: there is one at most. */
  const findUnsent = (owner: Owner) =>
    one(and(eq(user_id, owner.user_id), eq(event_id, owner.event_id), isUnsent));

  /** The tape of an application; null for none. */
  const getSent = (applicationId: number) => one(eq(application_id, applicationId));

  /** The tapes of applications, by application. */
  async function ofApplications(ids: number[]): Promise<Map<number | null, Tape>> {
    if (ids.length === 0) return new Map();
    const rows = await db.select().from(tapes).where(inArray(application_id, ids));
    return new Map(rows.map((row) => [row.application_id, toTape(row)]));
  }

  async function usageOf(userId: number, now: Date): Promise<Usage> {
    const isStored = and(isNull(tapes.removed_at), isNull(tapes.discarded_at));
    const since = addMs(now, -tapeLimits.day);
    const [usage] = await db
      .select({
        count: sql<number>`count(*) filter (where ${isStored})`.mapWith(Number),
        bytes: sql<number>`coalesce(sum(${size}) filter (where ${isStored}), 0)`.mapWith(Number),
        today: sql<number>`count(*) filter (where ${gte(tapes.created_at, since)})`.mapWith(Number),
      })
      .from(tapes)
      .where(eq(user_id, userId));
    return usage ?? { count: 0, bytes: 0, today: 0 };
  }

  /** Notes that bytes were stored: from where they begin, to where they end. Null where it is not there any more, or somebody else was faster. */
  async function advance(tape: TapeRow, to: number, type: TapeType, now: Date): Promise<TapeRow | null> {
    const [row] = await db
      .update(tapes)
      .set({ received: to, type, touched_at: now })
      .where(and(eq(id, tape.id), eq(received, tape.received), isUnsent))
      .returning();
    return row ?? null;
  }

  /** Makes it the tape of an application. False where it is not complete, or not theirs and for this call. */
  async function send(tapeId: number, owner: Owner, applicationId: number, now: Date): Promise<boolean> {
    const isTheirs = and(eq(user_id, owner.user_id), eq(event_id, owner.event_id));
    const rows = await db
      .update(tapes)
      .set({ application_id: applicationId, sent_at: now })
      .where(and(eq(id, tapeId), isTheirs, isUnsent, isComplete))
      .returning({ id });
    return rows.length > 0;
  }

  /** Takes one from wherever it belongs; its pieces are to be deleted. */
  async function discard(condition: SQL | undefined, now: Date): Promise<TapeRow[]> {
    return db
      .update(tapes)
      .set({ application_id: null, discarded_at: now, name: "" })
      .where(and(condition, isNull(tapes.discarded_at)))
      .returning();
  }

  const discardUnsent = (owner: Owner, now: Date) =>
    discard(and(eq(user_id, owner.user_id), eq(event_id, owner.event_id), isUnsent), now);
  const discardOne = (tapeId: number, now: Date) => discard(eq(id, tapeId), now);
  const discardOf = (applicationId: number, now: Date) => discard(eq(application_id, applicationId), now);

  /** Gives up those that nobody needs: without their application or call, or not sent for a day. */
  async function discardUnused(now: Date): Promise<void> {
    const isLeft = and(isNotNull(tapes.sent_at), isNull(application_id));
    const isOld = and(isNull(tapes.sent_at), lt(tapes.touched_at, addMs(now, -tapeLimits.unusedMaxAge)));
    await discard(or(isNull(event_id), isLeft, isOld), now);
  }

  /** Those given up whose pieces are still stored. */
  const listDiscarded = (limit: number): Promise<TapeRow[]> =>
    db
      .select()
      .from(tapes)
      .where(and(isNull(tapes.removed_at), isNotNull(tapes.discarded_at)))
      .orderBy(asc(id))
      .limit(limit);

  async function markRemoved(tapeId: number, now: Date): Promise<void> {
    await db.update(tapes).set({ removed_at: now }).where(eq(id, tapeId));
  }

  /** Forgets those without pieces that count for no day any more. */
  async function forget(now: Date): Promise<void> {
    const isOver = lt(tapes.created_at, addMs(now, -tapeLimits.day));
    await db.delete(tapes).where(and(isNotNull(tapes.removed_at), isOver));
  }

  return {
    ...{ create, getOwn, findUnsent, getSent, ofApplications, usageOf, advance, send },
    ...{ discardUnsent, discardOne, discardOf, discardUnused },
    ...{ listDiscarded, markRemoved, forget },
  };
}

export function toTape({ type, size: bytes, created_at }: TapeRow): Tape {
  if (!type) throw new Error("A tape of an application has no type");
  return { type, size: bytes, created_at: created_at.toISOString() };
}

export function toUpload({ id: tapeId, key: name, ...tape }: TapeRow): TapeUpload {
  return { id: tapeId, key: name, name: tape.name, size: tape.size, received: tape.received };
}
