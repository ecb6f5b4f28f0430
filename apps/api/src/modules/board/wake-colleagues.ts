import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventRepository } from "../event/event-repository.ts";
import { markRepository } from "../notification/mark-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";

type About = { event_id: number } | { application_id: number };

async function posterOf(db: Db, about: About): Promise<number | undefined> {
  const event_id =
    "event_id" in about
      ? about.event_id
      : (await applicationRepository(db).get(about.application_id))?.event_id;
  return event_id ? (await eventRepository(db).getTerms(event_id, "event"))?.user_id : undefined;
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
