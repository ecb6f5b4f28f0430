import type { Db } from "../../db/client.ts";
import { ForbiddenError, NotFoundError } from "../../http/errors.ts";
import { canSee, isShown } from "../event/event-policy.ts";
import { type EventTerms, eventRepository } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { canDecide, canReview } from "./application-policy.ts";

/** The event whose applications the actor may read. Throws NotFoundError and ForbiddenError. */
export async function eventToReview(db: Db, actor: Actor, eventId: number): Promise<EventTerms> {
  const event = await eventRepository(db).getTerms(eventId, "event");
  if (!event || !canSee(actor, event)) throw new NotFoundError();
  if (!isShown(event)) throw new ForbiddenError("Its applications can be read once it is public");
  if (!canReview(actor, event)) throw new ForbiddenError("Only who posted the event reads its applications");
  return event;
}

/** The event whose applications the actor decides on. Throws NotFoundError and ForbiddenError. */
export async function eventToDecide(db: Db, actor: Actor, eventId: number): Promise<EventTerms> {
  const event = await eventToReview(db, actor, eventId);
  if (!canDecide(actor, event)) throw new ForbiddenError("Reviewers look and note: members decide and write");
  return event;
}
