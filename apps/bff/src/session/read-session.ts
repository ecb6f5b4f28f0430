import type { AuthContext } from "./auth-state.ts";
import { readSessionCookie } from "./cookies.ts";
import { clearSessionCookie, renewSession } from "./renew-session.ts";
import { type Session, unseal } from "./sealed-session.ts";
import { isActive, isRenewalDue } from "./session-expiry.ts";

async function readCookie(ctx: AuthContext): Promise<Session | null> {
  const { auth, sessions } = ctx;
  auth.isPrivate = true;
  const sealed = readSessionCookie(auth.cookie);
  if (sealed === undefined) return null;
  const session = await unseal(sealed, sessions.keys);
  const now = sessions.clock().getTime();
  if (!session || !isActive(session, now)) {
    clearSessionCookie(ctx);
    return null;
  }
  // Another session may have taken its place meanwhile: a response that comes late must not clear the new cookie.
  if (await sessions.revocations.isRevoked(session.sid)) return null;
  return isRenewalDue(session, now) ? renewSession(session, ctx) : session;
}

/**
 * The valid session of the request's cookie, with or without a token; null where there is none. Clears a cookie that is
 * unreadable or expired, and renews one that was not used for a while.
 */
export function readSession(ctx: AuthContext): Promise<Session | null> {
  ctx.auth.session ??= readCookie(ctx);
  return ctx.auth.session;
}
