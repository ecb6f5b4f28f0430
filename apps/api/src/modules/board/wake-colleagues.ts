import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { events } from "../../db/schema/event.ts";
import { markRepository } from "../notification/mark-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";

type About = { event_id: number } | { application_id: number };

async function posterOf(db: Db, about: About): Promise<number | undefined> {
  const { user_id } = events;
  const [row] =
    "event_id" in about
      ? await db.select({ user_id }).from(events).where(eq(events.id, about.event_id))
      : await db
          .select({ user_id })
          .from(events)
          .innerJoin(applications, eq(applications.event_id, events.id))
          .where(eq(applications.id, about.application_id));
  return row?.user_id;
}

/**
 * Has the open pages of a poster's team look again after one of them has changed the board. Call it after the transaction: it takes
 * the marks of several people, which a transaction may do only once. A failure is logged: the act is done.
 */
export async function wakeColleagues(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  actor: Actor,
  about: About,
): Promise<void> {
  try {
    const poster = await posterOf(db, about);
    if (poster === undefined) return;
    const team = await teamRoleRepository(db).listFor(poster, "look", actor.userId);
    for (const id of team) if (id !== actor.userId) await markRepository(db).raise(id);
  } catch (error) {
    log.warn({ err: error }, "the team's open boards were not told of a change");
  }
}
