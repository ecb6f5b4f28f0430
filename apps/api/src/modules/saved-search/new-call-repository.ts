import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { events } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";

export type NewCall = NonNullable<Awaited<ReturnType<ReturnType<typeof newCallRepository>["get"]>>>;

/** Calls that are news. */
export function newCallRepository(db: Db) {
  /** A call as far as searches look at it; until the transaction ends nobody hides or changes it. Null for none. */
  async function get(eventId: number) {
    const [call] = await db
      .select({
        ...{ id: events.id, user_id: events.user_id, title: events.title, status: events.status },
        ...{ visibility: events.visibility, starts_at: events.starts_at },
        first_public_at: events.first_public_at,
      })
      .from(events)
      .where(eq(events.id, eventId))
      .for("no key update");
    if (!call) return null;
    const isPoster = and(eq(users.id, call.user_id), isNotNull(users.phone_verified_at));
    const { profession, gender, age_from, age_to, is_closed } = eventRoles;
    const roles = await db
      .select({ profession, gender, age_from, age_to })
      .from(eventRoles)
      .where(and(eq(eventRoles.event_id, eventId), eq(is_closed, false)));
    return { ...call, roles, is_poster_verified: (await db.$count(users, isPoster)) > 0 };
  }

  return { get };
}
