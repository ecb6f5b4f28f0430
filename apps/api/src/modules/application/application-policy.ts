import type { ApplicationState, ReviewApplicationInput } from "@callboard/contracts/application";
import { isShown } from "../event/event-policy.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";

type Sent = { user_id: number; state: ApplicationState };

export function isPoster(actor: Actor, event: Pick<EventTerms, "user_id">): boolean {
  return event.user_id === actor.userId;
}

/** Applications end with the last day for them, with the beginning of the event, or when its poster closes or cancels it. */
export function isOpen(event: Pick<EventTerms, "apply_until" | "status">, now: Date): boolean {
  return event.status === "published" && now < event.apply_until;
}

/** Once a user, for everybody but the poster, while the event is public and open; campaigns take no applications. */
export function canApply(actor: Actor, event: EventTerms, sent: Sent | null, now: Date): boolean {
  const isTaken = event.kind === "event" && isShown(event) && isOpen(event, now);
  return isTaken && !isPoster(actor, event) && sent === null;
}

export function isApplicant(actor: Actor, application: Sent): boolean {
  return application.user_id === actor.userId;
}

/** An application can be taken back until the poster has opened it. */
export function canWithdraw(actor: Actor, application: Sent): boolean {
  return isApplicant(actor, application) && application.state === "sent";
}

/** The poster of an event reads its applications and decides on them, as long as it is public: they are other people's addresses. */
export function canReview(actor: Actor, event: Pick<EventTerms, "kind" | "user_id" | "visibility">): boolean {
  return event.kind === "event" && isPoster(actor, event) && isShown(event);
}

/** What a review makes of a state: opening what is further on already changes nothing. */
export function reviewed(state: ApplicationState, wanted: ReviewApplicationInput["state"]): ApplicationState {
  return wanted === "viewed" && state !== "sent" ? state : wanted;
}
