import { limits } from "@callboard/contracts/limits";
import type { Session } from "./sealed-session.ts";

/** How often the time of the last use is written into the cookie, in ms. */
const resealAfter = 15 * 60_000;
/** How long the upstream's description of the person is good, in ms. */
const checkAfter = 2 * 60_000;

/** When a session ends if nobody uses it any more, in ms since 1970. */
export function endOf({ created_at, used_at }: Session): number {
  return Math.min(created_at + limits.sessionAbsolute, used_at + limits.sessionIdle);
}

export function isAlive(session: Session, now: number): boolean {
  return now < endOf(session);
}

export function isDueForSealing({ used_at }: Session, now: number): boolean {
  return now - used_at > resealAfter;
}

export function isDueForChecking({ checked_at }: Session, now: number): boolean {
  return now - checked_at > checkAfter;
}
