import { canApply, canWithdraw, isApplicant } from "../application/application-policy.ts";
import type { ApplicationRow } from "../application/application-repository.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";

/** A tape comes with an application that could be sent now, or with one that was and is not opened yet. */
export function canTape(actor: Actor, event: EventTerms, sent: ApplicationRow | null, now: Date): boolean {
  return sent ? canChangeTape(actor, sent) : canApply(actor, event, null, now);
}

/** As long as an application can be taken back. */
export function canChangeTape(actor: Actor, sent: ApplicationRow): boolean {
  return isApplicant(actor, sent) && canWithdraw(actor, sent);
}
