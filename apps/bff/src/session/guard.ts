import { AppError } from "../app-error.ts";
import type { AuthContext } from "./auth-state.ts";
import { isProvenBy } from "./browser-token.ts";
import { openSession } from "./open-session.ts";
import type { Session } from "./sealed-session.ts";

const unproven = "Your sign-in could not be confirmed. Reload the page and try again.";

function isProven({ sid }: Session, { auth, sessions }: AuthContext): boolean {
  return isProvenBy(auth.authorization, sid, sessions.keys);
}

/** The session of a request that shows both halves; null for anyone else, whose cookie then stays unread. */
export async function knownSession(ctx: AuthContext): Promise<Session | null> {
  if (!ctx.auth.authorization) return null;
  const session = await openSession(ctx);
  return session && isProven(session, ctx) ? session : null;
}

/** The session of a request that shows both halves. Throws Refusal: 401 without a living cookie, 403 without its token. */
export async function requireSession(ctx: AuthContext): Promise<Session> {
  const session = await openSession(ctx);
  if (!session) throw new AppError("unauthorized");
  if (!isProven(session, ctx)) throw new AppError("forbidden", { message: unproven });
  return session;
}
