import type { EventKind } from "@callboard/contracts/event";
import type { Actor } from "../session/session-repository.ts";

/** Whoever is signed in may pledge to a campaign: its poster, and after its date, too. */
export function canContribute(event: { kind: EventKind }): boolean {
  return event.kind === "crowdfunding";
}

type Line = { user_id: number; takes_back_id: number | null };

export function isOwnLine(actor: Actor, line: Line): boolean {
  return line.user_id === actor.userId;
}

/** A line that takes a pledge back is no pledge. */
export function isPledge(line: Line): boolean {
  return line.takes_back_id === null;
}

/** Pledges can be taken back by those who made them, once. */
export function canTakeBack(actor: Actor, line: Line & { taken_back_at: Date | null }): boolean {
  return isOwnLine(actor, line) && isPledge(line) && line.taken_back_at === null;
}
