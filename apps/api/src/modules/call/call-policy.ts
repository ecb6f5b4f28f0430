import type { CallStatus, OwnCallCan } from "@callboard/contracts/call";
import type { EventKind } from "@callboard/contracts/event";
import type { Visibility } from "@callboard/contracts/visibility";
import { isShown } from "../event/event-policy.ts";
import type { Actor } from "../session/session-repository.ts";
import { may } from "../team/team-policy.ts";

export type CallTerms = {
  kind: EventKind;
  status: CallStatus;
  visibility: Visibility;
  starts_at: Date;
  apply_until: Date;
};

/** True of who posted a call, and of those who act for them. */
export function isOwner(actor: Actor, call: { user_id: number }): boolean {
  return may(actor, call.user_id, "act");
}

/** What the rules or a moderator hold back may be put right; what one has removed stays as it was. */
const editable: readonly Visibility[] = ["public", "waiting", "hidden"];
/** What a moderator has decided on stays there to be looked at, and answered for. */
const removable: readonly Visibility[] = ["public", "waiting"];

/**
 * What the poster of a call may do with it, in its status and as it is seen. What was cancelled stays so; what has applications is never
 * deleted. Campaigns take pledges: they are left as their supporters read them.
 */
export function ownCallCan(call: CallTerms, applications: number, now: Date): OwnCallCan {
  const isCall = call.kind === "event";
  const isLive = isCall && isShown(call);
  return {
    edit: isCall && call.status !== "cancelled" && editable.includes(call.visibility),
    close: isLive && call.status === "published",
    reopen: isLive && call.status === "closed" && now < call.apply_until,
    cancel: isLive && call.status !== "cancelled" && now < call.starts_at,
    remove: isCall && applications === 0 && removable.includes(call.visibility),
    duplicate: isCall,
  };
}

/** The same for somebody who may only look at it. */
export const nothing: OwnCallCan = {
  ...{ edit: false, close: false, reopen: false, cancel: false, remove: false, duplicate: false },
};
