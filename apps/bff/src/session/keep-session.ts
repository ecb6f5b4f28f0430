import type { AuthContext } from "./auth-state.ts";
import { type Session, seal } from "./sealed-session.ts";
import { clearingCookie, keepingCookie } from "./session-cookie.ts";
import { endOf } from "./session-life.ts";

/** Answers that were under way when a session ended may still have used it. */
const margin = 60_000;

/** Puts the session, used right now, into the answer's cookie, unless the same answer takes the cookie away. */
export async function keepSession(session: Session, { auth, sessions }: AuthContext): Promise<Session> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  const sealed = await seal(used, sessions.keys);
  if (auth.setCookie !== clearingCookie) auth.setCookie = keepingCookie(sealed);
  return used;
}

/** Lets the answer take the cookie away. */
export function dropCookie({ auth }: AuthContext): void {
  auth.setCookie = clearingCookie;
}

/** Refuses the session from now on, whoever shows its cookie. */
export async function revokeSession(session: Session, { sessions }: AuthContext): Promise<void> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  await sessions.revocations.revoke(session.sid, endOf(used) + margin);
}
