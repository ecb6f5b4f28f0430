import type { EventViewer } from "@callboard/contracts/application";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { canContribute } from "../contribution/contribution-policy.ts";
import { canSee } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { tapeRepository } from "../tape/tape-repository.ts";
import { canApply, canReview } from "./application-policy.ts";
import { applicationRepository, toApplication } from "./application-repository.ts";

/** The permissions and the application of the actor for an event or campaign. Throws NotFoundError, for one that the actor does not see too. */
export async function viewerOf(db: Db, actor: Actor, eventId: number, now: Date): Promise<EventViewer> {
  const [event, sent] = await Promise.all([
    eventRepository(db).getTerms(eventId),
    applicationRepository(db).find(eventId, actor.userId),
  ]);
  if (!event || !canSee(actor, event)) throw new NotFoundError();
  const tapes = await tapeRepository(db).ofApplications(sent ? [sent.id] : []);
  const role = sent && (await applicationRepository(db).roleOf(sent));
  return {
    can: {
      apply: canApply(actor, event, sent, now),
      review: canReview(actor, event),
      contribute: canContribute(actor, event),
    },
    application: sent && { ...toApplication(sent, actor, role), tape: tapes.get(sent.id) ?? null },
  };
}
