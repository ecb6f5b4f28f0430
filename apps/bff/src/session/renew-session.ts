import type { AuthContext } from "./auth-state.ts";
import { expiredCookie, sessionCookie } from "./cookies.ts";
import { type Session, seal } from "./sealed-session.ts";
import { expiryOf } from "./session-expiry.ts";

/** Requests in progress when a session is revoked may still renew its cookie; in ms. */
const margin = 60_000;

/** Sets the session cookie, used just now, unless the session was ended or replaced meanwhile. */
export async function renewSession(session: Session, { auth, sessions }: AuthContext): Promise<Session> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  const sealed = await seal(used, sessions.keys);
  if (!(await sessions.revocations.isRevoked(session.sid))) auth.setCookie = sessionCookie(sealed);
  return used;
}

/** Has the response clear the cookie. */
export function clearSessionCookie({ auth }: AuthContext): void {
  auth.setCookie = expiredCookie;
}

/**
 * Ends a session that is over: its cookie is rejected from now on, and the response clears it, unless another session has taken its
 * place while the upstream was asked.
 */
export async function endSession(session: Session, ctx: AuthContext): Promise<void> {
  const isReplaced = await ctx.sessions.revocations.isRevoked(session.sid);
  await revokeSession(session, ctx);
  if (!isReplaced) clearSessionCookie(ctx);
}

/** Revokes the session: its cookie is rejected from now on. */
export async function revokeSession(session: Session, { sessions }: AuthContext): Promise<void> {
  const used = { ...session, used_at: sessions.clock().getTime() };
  await sessions.revocations.revoke(session.sid, expiryOf(used) + margin);
}
