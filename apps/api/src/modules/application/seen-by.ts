import type { ReceivedApplication } from "@callboard/contracts/application";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { canDecide } from "./application-policy.ts";

/** Applications as somebody of the poster's side reads them: who may not write to applicants is not shown their addresses. */
export function seenBy(actor: Actor, event: Pick<EventTerms, "kind" | "user_id" | "visibility">) {
  const isShown = canDecide(actor, event);
  return (application: ReceivedApplication): ReceivedApplication =>
    isShown ? application : { ...application, applicant: { ...application.applicant, email: null } };
}

/** Leaves an own application out of what somebody of a team reads; its owner cannot have sent one. */
export const withoutOwn = ({ userId }: Actor, event: Pick<EventTerms, "user_id">) =>
  event.user_id === userId ? {} : { without: userId };
