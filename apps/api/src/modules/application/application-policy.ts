import type { ApplicationState, ReviewApplicationInput } from "@callboard/contracts/application";
import { isShown } from "../event/event-policy.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { may } from "../team/team-policy.ts";

type Sent = { user_id: number; state: ApplicationState };

/** True of who posted an event, and of everybody in their team. */
export function isPoster(actor: Actor, event: Pick<EventTerms, "user_id">): boolean {
  return may(actor, event.user_id, "look");
}

/** Applications end with the last day for them, with the beginning of the event, or when its poster closes or cancels it. */
export function isOpen(event: Pick<EventTerms, "apply_until" | "status">, now: Date): boolean {
  return event.status === "published" && now < event.apply_until;
}

/** Once a user, for everybody but the poster and their team, while the event is public and open; campaigns take no applications. */
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

/** The poster of an event and their team read its applications, as long as it is public: they are other people's. */
export function canReview(actor: Actor, event: Pick<EventTerms, "kind" | "user_id" | "visibility">): boolean {
  return event.kind === "event" && isPoster(actor, event) && isShown(event);
}

/** Who acts for the poster moves applications and writes to applicants; who reviews them does not, and is shown no address. */
export function canDecide(actor: Actor, event: Pick<EventTerms, "kind" | "user_id" | "visibility">): boolean {
  return canReview(actor, event) && may(actor, event.user_id, "act");
}

/** Nobody of a team looks at what it makes of their own application. */
export function isOfOther(actor: Actor, application: Pick<Sent, "user_id">): boolean {
  return application.user_id !== actor.userId;
}

/** What a review makes of a state: opening what is further on already changes nothing. */
export function reviewed(state: ApplicationState, wanted: ReviewApplicationInput["state"]): ApplicationState {
  return wanted === "viewed" && state !== "sent" ? state : wanted;
}
