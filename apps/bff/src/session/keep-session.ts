import { type Session, seal } from "./sealed-session.ts";
import { clearingCookie, keepingCookie } from "./session-cookie.ts";
import { endOf } from "./session-life.ts";
import type { VisitContext } from "./visit.ts";

/** Answers that were under way when a session ended may still have used it. */
const margin = 60_000;

/** Puts the session, used right now, into the answer's cookie, unless the same answer takes the cookie away. */
export async function keepSession(session: Session, { visit, sessions }: VisitContext): Promise<Session> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  const sealed = await seal(used, sessions.keys);
  if (visit.setCookie !== clearingCookie) visit.setCookie = keepingCookie(sealed);
  return used;
}

/** Lets the answer take the cookie away. */
export function dropCookie({ visit }: VisitContext): void {
  visit.setCookie = clearingCookie;
}

/** Refuses the session from now on, whoever shows its cookie. */
export async function revokeSession(session: Session, { sessions }: VisitContext): Promise<void> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  await sessions.revocations.revoke(session.sid, endOf(used) + margin);
}
