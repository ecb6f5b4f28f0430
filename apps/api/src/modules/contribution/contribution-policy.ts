import type { EventKind } from "@callboard/contracts/event";
import type { Visibility } from "@callboard/contracts/visibility";
import { isShown } from "../event/event-policy.ts";
import type { Actor } from "../session/session-repository.ts";

type Campaign = { kind: EventKind; user_id: number | null; visibility: Visibility };

export function isCampaign(event: Pick<Campaign, "kind">): boolean {
  return event.kind === "crowdfunding";
}

export function isOwnCampaign(actor: Actor, event: Pick<Campaign, "kind" | "user_id">): boolean {
  return isCampaign(event) && event.user_id === actor.userId;
}

/** Whoever is signed in may pledge to a public campaign, after its date, too; but nobody to their own. */
export function canContribute(actor: Actor, event: Campaign): boolean {
  return isCampaign(event) && isShown(event) && !isOwnCampaign(actor, event);
}

type Line = { user_id: number; reversal_of_id: number | null };

export function isOwnLine(actor: Actor, line: Line): boolean {
  return line.user_id === actor.userId;
}

/** A line that takes a pledge back is no pledge. */
export function isPledge(line: Line): boolean {
  return line.reversal_of_id === null;
}

/** People can reverse their own pledges, once. */
export function canReverse(actor: Actor, line: Line & { reversed_at: Date | null }): boolean {
  return isOwnLine(actor, line) && isPledge(line) && line.reversed_at === null;
}
