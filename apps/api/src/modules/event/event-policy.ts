import type { Visibility } from "@callboard/contracts/visibility";
import type { Actor } from "../session/session-repository.ts";
import { may } from "../team/team-policy.ts";

type Shown = { visibility: Visibility };

/** True of what everybody sees; nobody applies, pledges or decides on anything else. */
export function isShown(event: Shown): boolean {
  return event.visibility === "public";
}

/** Whoever posted an event sees it in any case, and so does their team. */
export function canSee(actor: Actor | null, event: Shown & { user_id: number }): boolean {
  return isShown(event) || (actor !== null && may(actor, event.user_id, "look"));
}
