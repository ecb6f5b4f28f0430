import type { AuthContext } from "./auth-state.ts";
import { expiredCookie, sessionCookie } from "./cookies.ts";
import { type Session, seal } from "./sealed-session.ts";
import { expiryOf } from "./session-expiry.ts";

/** Requests in progress when a session is revoked may still renew its cookie; in ms. */
const margin = 60_000;

/** Sets the session cookie, used just now, unless the same response clears it. */
export async function renewSession(session: Session, { auth, sessions }: AuthContext): Promise<Session> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  const sealed = await seal(used, sessions.keys);
  if (auth.setCookie !== expiredCookie) auth.setCookie = sessionCookie(sealed);
  return used;
}

/** Has the response clear the cookie. */
export function clearSessionCookie({ auth }: AuthContext): void {
  auth.setCookie = expiredCookie;
}

/** Ends a session that is over, as `revokeSession` does, and the response clears its cookie. */
export function endSession(session: Session, ctx: AuthContext): Promise<boolean> {
  clearSessionCookie(ctx);
  return revokeSession(session, ctx);
}

/** Revokes the session: its cookie is rejected from now on. Resolves to whether that is known outside of this process, too. */
export function revokeSession(session: Session, { sessions }: AuthContext): Promise<boolean> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  return sessions.revocations.revoke(session.sid, expiryOf(used) + margin);
}
