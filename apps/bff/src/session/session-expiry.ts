import { limits } from "@callboard/contracts/limits";
import type { Session } from "./sealed-session.ts";

/** How often the time of last use is updated in the cookie, in ms. */
const renewAfter = 15 * 60_000;

/** When a session expires if it is not used again, in ms since 1970. */
export function expiryOf({ created_at, used_at }: Session): number {
  return Math.min(created_at + limits.sessionAbsolute, used_at + limits.sessionIdle);
}

export function isActive(session: Session, now: number): boolean {
  return now < expiryOf(session);
}

export function isRenewalDue({ used_at }: Session, now: number): boolean {
  return now - used_at > renewAfter;
}
