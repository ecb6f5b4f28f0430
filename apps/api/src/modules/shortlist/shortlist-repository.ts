import type { ApplicationState } from "@callboard/contracts/application";
import type { Shortlist, ShortlistAct, ShortlistDetails } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  max,
  ne,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import {
  shortlistComments,
  shortlistedApplications,
  shortlistHistory,
  shortlists,
  shortlistVisitors,
  visitorMarks,
} from "../../db/schema/shortlist.ts";
import { suspensions } from "../../db/schema/suspension.ts";

export type ShortlistRow = typeof shortlists.$inferSelect;
type NewShortlist = Omit<typeof shortlists.$inferInsert, "id" | "revoked_at" | "told_at">;
type Changed = Partial<Pick<ShortlistRow, "token_hash" | "expires_at" | "revoked_at" | "told_at">>;
/** Some applications, or all in some states. */
type Chosen = { ids?: number[] | undefined; states?: ApplicationState[] | undefined };
type On = { isForVisitors?: boolean; only?: number };
type Act = { shortlist_id: number; at: Date; by: number; act: ShortlistAct; count: number };

const { application_id, shortlist_id } = shortlistedApplications;

/** Shortlists that are shared by a link, and what is on them. */
export function shortlistRepository(db: Db) {
  /** Those of a call, newest first. */
  const list = (eventId: number): Promise<ShortlistRow[]> =>
    db
      .select()
      .from(shortlists)
      .where(eq(shortlists.event_id, eventId))
      .orderBy(desc(shortlists.id))
      .limit(shortlistLimits.perCall);

  const one = async (condition: SQL): Promise<ShortlistRow | null> =>
    (await db.select().from(shortlists).where(condition))[0] ?? null;
  const get = (id: number) => one(eq(shortlists.id, id));
  const getByToken = (hash: string) => one(eq(shortlists.token_hash, hash));

  /** One, held until the transaction ends: it is not revoked meanwhile, and what is counted of it stays right. */
  async function getLocked(condition: { id: number } | { token_hash: string }): Promise<ShortlistRow | null> {
    const isIt =
      "id" in condition ? eq(shortlists.id, condition.id) : eq(shortlists.token_hash, condition.token_hash);
    return (await db.select().from(shortlists).where(isIt).for("update"))[0] ?? null;
  }

  /** Counts those of a call, of which none is added until the transaction ends. */
  async function countLocked(eventId: number): Promise<number> {
    await db.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for("no key update");
    return db.$count(shortlists, eq(shortlists.event_id, eventId));
  }

  async function create(row: NewShortlist): Promise<ShortlistRow> {
    const [created] = await db.insert(shortlists).values(row).returning();
    if (!created) throw new Error("The database returned no row");
    return created;
  }

  async function change(id: number, set: Changed): Promise<ShortlistRow> {
    const [changed] = await db.update(shortlists).set(set).where(eq(shortlists.id, id)).returning();
    if (!changed) throw new Error("A shortlist that is held is not there");
    return changed;
  }

  async function remove(id: number): Promise<void> {
    await db.delete(shortlists).where(eq(shortlists.id, id));
  }

  /** Those of a call among some applications, or in some states, held: none of them is withdrawn until the transaction ends. */
  async function holdApplications(
    eventId: number,
    { ids, states }: Chosen,
    but: number,
    limit: number,
  ): Promise<number[]> {
    const isChosen = ids ? inArray(applications.id, ids) : inArray(applications.state, states ?? []);
    const isOfCall = and(eq(applications.event_id, eventId), ne(applications.user_id, but), isChosen);
    const rows = await db
      .select({ id: applications.id })
      .from(applications)
      .where(isOfCall)
      .orderBy(asc(applications.id))
      .limit(limit)
      .for("key share");
    return rows.map(({ id }) => id);
  }

  async function add(id: number, ids: number[]): Promise<number> {
    const rows = ids.map((one) => ({ shortlist_id: id, application_id: one }));
    const added = await db
      .insert(shortlistedApplications)
      .values(rows)
      .onConflictDoNothing()
      .returning({ application_id });
    return added.length;
  }

  async function takeOff(id: number, ids: number[]): Promise<number> {
    const isIt = and(eq(shortlist_id, id), inArray(application_id, ids));
    return (await db.delete(shortlistedApplications).where(isIt).returning({ application_id })).length;
  }

  const countOn = (id: number): Promise<number> => db.$count(shortlistedApplications, eq(shortlist_id, id));

  /** The applications on one. Visitors see none of suspended people; `only` asks for one of them. */
  async function listOn(id: number, { isForVisitors = false, only }: On = {}): Promise<number[]> {
    const isSuspended = sql`exists (
      select 1 from ${suspensions} where ${suspensions.user_id} = ${applications.user_id} and ${suspensions.lifted_at} is null
    )`;
    const rows = await db
      .select({ application_id })
      .from(shortlistedApplications)
      .innerJoin(applications, eq(applications.id, application_id))
      .where(
        and(
          eq(shortlist_id, id),
          only === undefined ? undefined : eq(application_id, only),
          isForVisitors ? sql`not ${isSuspended}` : undefined,
        ),
      )
      .orderBy(asc(application_id))
      .limit(shortlistLimits.applicationsMax);
    return rows.map((row) => row.application_id);
  }

  /** Which shortlists an application is or was on: those with marks of it too. */
  async function listAbout(applicationId: number): Promise<ShortlistRow[]> {
    const isMarked = (table: typeof visitorMarks | typeof shortlistComments) => sql`exists (
      select 1 from ${table} inner join ${shortlistVisitors} on ${shortlistVisitors.id} = ${table.visitor_id}
      where ${shortlistVisitors.shortlist_id} = ${shortlists.id} and ${table.application_id} = ${applicationId}
    )`;
    const isOn = sql`exists (
      select 1 from ${shortlistedApplications} where ${shortlist_id} = ${shortlists.id} and ${application_id} = ${applicationId}
    )`;
    return db
      .select()
      .from(shortlists)
      .where(sql`${isOn} or ${isMarked(visitorMarks)} or ${isMarked(shortlistComments)}`)
      .orderBy(desc(shortlists.id))
      .limit(shortlistLimits.perCall);
  }

  /** Until when an application is on a shortlist whose link is good; null for none. */
  async function sharedUntil(applicationId: number, now: Date): Promise<string | null> {
    const isOpen = and(isNull(shortlists.revoked_at), gt(shortlists.expires_at, now));
    const [row] = await db
      .select({ until: max(shortlists.expires_at) })
      .from(shortlistedApplications)
      .innerJoin(shortlists, eq(shortlists.id, shortlist_id))
      .innerJoin(events, eq(events.id, shortlists.event_id))
      .where(and(eq(application_id, applicationId), isOpen, isPublic, ne(events.status, "cancelled")));
    return row?.until?.toISOString() ?? null;
  }

  /** How much there is of each, by shortlist. */
  async function countsOf(ids: number[]): Promise<Map<number, Shortlist["counts"]>> {
    if (ids.length === 0) return new Map();
    const ofVisitors = (table: typeof visitorMarks | typeof shortlistComments) =>
      db
        .select({ id: shortlistVisitors.shortlist_id, count: count() })
        .from(table)
        .innerJoin(shortlistVisitors, eq(shortlistVisitors.id, table.visitor_id))
        .where(inArray(shortlistVisitors.shortlist_id, ids))
        .groupBy(shortlistVisitors.shortlist_id);
    const onThem = await db
      .select({ id: shortlist_id, count: count() })
      .from(shortlistedApplications)
      .where(inArray(shortlist_id, ids))
      .groupBy(shortlist_id);
    const visitors = await db
      .select({ id: shortlistVisitors.shortlist_id, count: count() })
      .from(shortlistVisitors)
      .where(inArray(shortlistVisitors.shortlist_id, ids))
      .groupBy(shortlistVisitors.shortlist_id);
    const [marks, comments] = [await ofVisitors(visitorMarks), await ofVisitors(shortlistComments)];
    const countIn = (rows: { id: number; count: number }[], id: number) =>
      rows.find((row) => row.id === id)?.count ?? 0;
    const countsFor = (id: number) => ({
      ...{ applications: countIn(onThem, id), visitors: countIn(visitors, id) },
      ...{ marks: countIn(marks, id), comments: countIn(comments, id) },
    });
    return new Map(ids.map((id) => [id, countsFor(id)]));
  }

  /** Notes what was done with one, and keeps the last acts. */
  async function note(act: Act): Promise<void> {
    await db.insert(shortlistHistory).values(act);
    const kept = db
      .select({ id: shortlistHistory.id })
      .from(shortlistHistory)
      .where(eq(shortlistHistory.shortlist_id, act.shortlist_id))
      .orderBy(desc(shortlistHistory.id))
      .limit(shortlistLimits.actsMax);
    await db
      .delete(shortlistHistory)
      .where(and(eq(shortlistHistory.shortlist_id, act.shortlist_id), notInArray(shortlistHistory.id, kept)));
  }

  /** What was done with one, newest first; without names of erased accounts. */
  async function listActs(id: number): Promise<ShortlistDetails["acts"]> {
    const rows = await db
      .select({
        at: shortlistHistory.at,
        act: shortlistHistory.act,
        count: shortlistHistory.count,
        by_name: sql<string | null>`case when ${users.erased_at} is null then ${users.name} end`,
      })
      .from(shortlistHistory)
      .innerJoin(users, eq(users.id, shortlistHistory.by))
      .where(eq(shortlistHistory.shortlist_id, id))
      .orderBy(desc(shortlistHistory.id))
      .limit(shortlistLimits.actsMax);
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  return {
    ...{ list, get, getByToken, getLocked, countLocked, create, change, remove },
    ...{ holdApplications, add, takeOff, countOn, listOn, listAbout, sharedUntil, countsOf },
    ...{ note, listActs },
  };
}
