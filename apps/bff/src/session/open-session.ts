import type { AuthContext } from "./auth-state.ts";
import { dropCookie, keepSession } from "./keep-session.ts";
import { type Session, unseal } from "./sealed-session.ts";
import { sessionCookieIn } from "./session-cookie.ts";
import { isAlive, isDueForSealing } from "./session-life.ts";

async function readSession(ctx: AuthContext): Promise<Session | null> {
  const { auth, sessions } = ctx;
  auth.isPrivate = true;
  const sealed = sessionCookieIn(auth.cookie);
  if (sealed === undefined) return null;
  const session = await unseal(sealed, sessions.keys);
  const now = sessions.clock().getTime();
  const isOver = !session || !isAlive(session, now) || (await sessions.revocations.isRevoked(session.sid));
  if (!session || isOver) {
    dropCookie(ctx);
    return null;
  }
  const opened = isDueForSealing(session, now) ? await keepSession(session, ctx) : session;
  // Where another gateway may have ended it unheard, the upstream is asked whether it stands.
  return isOver === null ? { ...opened, checked_at: 0 } : opened;
}

/**
 * The living session of the request's cookie, whatever token stands beside it; null where there is none.
 * A cookie that is of no more use is taken away, one that was not used for a while is sealed anew.
 */
export function openSession(ctx: AuthContext): Promise<Session | null> {
  ctx.auth.opened ??= readSession(ctx);
  return ctx.auth.opened;
}
