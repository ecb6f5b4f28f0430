import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { isApplicant } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToReview } from "../application/event-to-review.ts";
import type { Actor } from "../session/session-repository.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

/** The tape of an application, for who sent it and who reviews its call. Throws NotFoundError and ForbiddenError. */
export async function tapeToPlay(db: Db, actor: Actor, applicationId: number): Promise<TapeRow> {
  const application = await applicationRepository(db).get(applicationId);
  if (!application) throw new NotFoundError();
  if (!isApplicant(actor, application)) await eventToReview(db, actor, application.event_id);
  const tape = await tapeRepository(db).getSent(applicationId);
  if (!tape) throw new NotFoundError();
  return tape;
}
