import type { AgencyPage } from "@callboard/contracts/profile";
import { teamLimits } from "@callboard/contracts/team-limits";
import { and, asc, desc, eq, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { dayAfter, nextInstantOf, toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { teamMembers } from "../../db/schema/team.ts";

/** How much is counted: the newest calls, and of each the applications that came first. */
const counted = { calls: 20, applications: 2_500 };

/** What everybody reads of an agency beside its profile. */
export function agencyPageRepository(db: Db) {
  /** Who of its team agreed to be named, in the order in which they joined. */
  async function namesOf(ownerId: number): Promise<string[]> {
    const { owner_id, user_id, is_shown, joined_at } = teamMembers;
    const suspended = db
      .select({ id: suspensions.id })
      .from(suspensions)
      .where(and(eq(suspensions.user_id, user_id), isNull(suspensions.lifted_at)));
    const rows = await db
      .select({ name: users.name })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, user_id))
      .where(and(eq(owner_id, ownerId), eq(is_shown, true), notExists(suspended)))
      .orderBy(asc(joined_at), asc(user_id))
      .limit(teamLimits.membersMax);
    return rows.map(({ name }) => name);
  }

  /** The newest calls whose day of answers is over, each with the end of that day. */
  async function listDue(userId: number, now: Date): Promise<{ id: number; due: Date }[]> {
    const { id, user_id, kind, status, decide_by, time_zone, created_at } = events;
    const tomorrow = dayAfter(now.toISOString().slice(0, "2026-01-01".length), 1);
    const rows = await db
      .select({ id, decide_by, time_zone })
      .from(events)
      .where(
        and(
          ...[eq(user_id, userId), eq(kind, "event"), isPublic],
          ...[ne(status, "cancelled"), lt(decide_by, tomorrow)],
        ),
      )
      .orderBy(desc(created_at), desc(id))
      .limit(counted.calls);
    return rows
      .map((row) => {
        const after = `${dayAfter(row.decide_by ?? "", 1)}T00:00`;
        return { id: row.id, due: nextInstantOf(row.time_zone, after, toDate(0)) };
      })
      .filter(({ due }) => due <= now);
  }

  /** How many applications were answered by the day that their call promised; null where none was promised an answer yet. */
  async function answersOf(userId: number, now: Date): Promise<AgencyPage["answers"]> {
    const { event_id, created_at, answered_at, id } = applications;
    const sums = { in_time: 0, of: 0 };
    for (const call of await listDue(userId, now)) {
      const sent = db
        .select({ answered_at })
        .from(applications)
        .where(and(eq(event_id, call.id), lt(created_at, call.due)))
        .orderBy(asc(created_at), asc(id))
        .limit(counted.applications)
        .as("sent");
      const isInTime = lt(sent.answered_at, call.due);
      const [row] = await db
        .select({
          of: sql<number>`count(*)::int`,
          in_time: sql<number>`(count(*) filter (where ${isInTime}))::int`,
        })
        .from(sent);
      sums.of += row?.of ?? 0;
      sums.in_time += row?.in_time ?? 0;
    }
    return sums.of > 0 ? sums : null;
  }

  async function get(userId: number, now: Date): Promise<AgencyPage> {
    return { people: await namesOf(userId), answers: await answersOf(userId, now) };
  }

  return { get };
}
