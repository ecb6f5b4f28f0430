import type { ApplicantDetails, ApplicationProgress } from "@callboard/contracts/board";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToReview } from "../application/event-to-review.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import { seenBy } from "../application/seen-by.ts";
import type { Actor } from "../session/session-repository.ts";
import { shortlistRepository } from "../shortlist/shortlist-repository.ts";
import { historyRepository } from "./history-repository.ts";
import { toNote } from "./mark-applications.ts";
import { noteRepository } from "./note-repository.ts";

/** An application for an own event with what its poster wrote down. Throws NotFoundError and ForbiddenError. */
export async function receivedDetails(db: Db, actor: Actor, id: number): Promise<ApplicantDetails> {
  const application = await receivedApplicationRepository(db).get(id);
  if (!application) throw new NotFoundError();
  const event = await eventToReview(db, actor, application.event_id);
  const sent = await applicationRepository(db).find(event.id, actor.userId);
  if (sent?.id === id) throw new NotFoundError();
  const notes = await noteRepository(db).list(id);
  const history = await historyRepository(db).listNamed(id);
  return {
    application: seenBy(actor, event)(application),
    notes: notes.map((note) => toNote(note, actor)),
    history,
  };
}

/** An own application and what became of it. Throws NotFoundError for any other. */
export async function ownProgress(db: Db, actor: Actor, id: number, now: Date): Promise<ApplicationProgress> {
  const application = await applicationRepository(db).getOwn(actor, id, now);
  if (!application) throw new NotFoundError();
  const shared_until = await shortlistRepository(db).sharedUntil(id, now);
  return { application, history: await historyRepository(db).list(id), shared_until };
}
