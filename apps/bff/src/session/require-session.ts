import { AppError } from "../app-error.ts";
import type { AuthContext } from "./auth-state.ts";
import { verifyBrowserToken } from "./browser-token.ts";
import { readSession } from "./read-session.ts";
import type { Session } from "./sealed-session.ts";

const badTokenMessage = "Your sign-in could not be confirmed. Reload the page and try again.";

function hasValidToken({ sid }: Session, { auth, sessions }: AuthContext): boolean {
  return verifyBrowserToken(auth.authorization, sid, sessions.keys);
}

/** The session of a request with cookie and token; null otherwise. Without a token the cookie is not read. */
export async function optionalSession(ctx: AuthContext): Promise<Session | null> {
  if (!ctx.auth.authorization) return null;
  const session = await readSession(ctx);
  return session && hasValidToken(session, ctx) ? session : null;
}

/** The session of a request with cookie and token. Throws AppError: 401 without a valid cookie, 403 without its token. */
export async function requireSession(ctx: AuthContext): Promise<Session> {
  const session = await readSession(ctx);
  if (!session) throw new AppError("unauthorized");
  if (!hasValidToken(session, ctx)) throw new AppError("forbidden", { message: badTokenMessage });
  return session;
}
