import type { EventKind } from "@callboard/contracts/event";
import type { Actor } from "../session/session-repository.ts";

/** Whoever is signed in may pledge to a campaign: its poster, and after its date, too. */
export function canContribute(event: { kind: EventKind }): boolean {
  return event.kind === "crowdfunding";
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
