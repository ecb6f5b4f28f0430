import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { conversationMessages } from "../../db/schema/conversation.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { tapes } from "../../db/schema/tape.ts";
import { teamMembers } from "../../db/schema/team.ts";
import type { NewNotification } from "../notification/notification-repository.ts";

const { owner_id, user_id: member_id } = teamMembers;

/** What an account leaves behind when it is erased, besides what staff count of it, and who is told of it. */
export function leftBehindRepository(db: Db) {
  const applied = () =>
    db
      .select({
        ...{ id: applications.id, user_id: applications.user_id },
        ...{ city: events.present_city, date: events.start_date },
      })
      .from(applications)
      .innerJoin(events, eq(events.id, applications.event_id));

  /** Who was not declined for a call of theirs that is to come, and that everybody sees. */
  async function applicants(userId: number, now: Date): Promise<NewNotification[]> {
    const rows = await applied().where(isWaiting(userId, now)).orderBy(asc(applications.id));
    return rows.map(({ id, user_id, ...data }) => ({
      ...{ user_id, kind: "call_removed", key: `call removed ${id}`, application_id: id, data },
    }));
  }

  async function members(userId: number, now: Date): Promise<NewNotification[]> {
    const rows = await db.select({ user_id: member_id }).from(teamMembers).where(eq(owner_id, userId));
    const key = `team dissolved ${userId} ${now.getTime()}`;
    return rows.map(({ user_id }) => ({ user_id, kind: "team_dissolved", key, data: {} }));
  }

  /** What those are told whom it concerns: nothing in it says whose account it was. */
  const news = async (userId: number, now: Date): Promise<NewNotification[]> => [
    ...(await applicants(userId, now)),
    ...(await members(userId, now)),
  ];

  const countUpTo = (rows: PgSelect): Promise<number> =>
    db.$count(rows.limit(staffLimits.peopleCountMax).as("rows"));

  /** Numbers end at `staffLimits.peopleCountMax`. */
  async function counts(userId: number, now: Date) {
    const one = { one: sql`1`.as("one") };
    const of = (table: typeof tapes | typeof conversationMessages | typeof teamMembers, where: SQL) =>
      countUpTo(db.select(one).from(table).where(where).$dynamic());
    return {
      applicants: await countUpTo(applied().where(isWaiting(userId, now)).$dynamic()),
      messages: await of(conversationMessages, eq(conversationMessages.sender_id, userId)),
      tapes: await of(tapes, sql`${tapes.user_id} = ${userId} and ${tapes.discarded_at} is null`),
      members: await of(teamMembers, eq(owner_id, userId)),
      teams: await of(teamMembers, eq(member_id, userId)),
    };
  }

  return { news, counts };
}

const isWaiting = (userId: number, now: Date) =>
  and(
    ...[eq(events.user_id, userId), eq(events.kind, "event"), isPublic],
    ...[gt(events.starts_at, now), ne(applications.state, "declined")],
  );
