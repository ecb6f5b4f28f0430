import type { UpstreamError } from "../../app-error.ts";
import { readSession } from "../../session/read-session.ts";
import { clearSessionCookie, renewSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { isCheckDue } from "../../session/session-expiry.ts";
import { browserAuthOf, type SignedIn } from "../../session/start-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

/** Reads the user from the upstream. Null where the upstream has ended the session. Throws UpstreamError. */
async function checkSession(session: Session, ctx: Context): Promise<Session | null> {
  const bearer = session.bearer;
  const answer = await request(accountCalls.me, {}, { ...ctx, bearer }).catch((error: UpstreamError) => {
    if (error.code !== "unauthorized") throw error;
    return null;
  });
  if (answer) return renewSession({ ...session, ...answer, checked_at: ctx.sessions.clock().getTime() }, ctx);
  clearSessionCookie(ctx);
  return null;
}

/** User and token of the session in the cookie, even if the browser has lost them; null where nobody is signed in. */
export async function currentSession(ctx: Context): Promise<SignedIn | null> {
  const opened = await readSession(ctx);
  const isDue = opened && isCheckDue(opened, ctx.sessions.clock().getTime());
  const session = isDue ? await checkSession(opened, ctx) : opened;
  return session && { auth: browserAuthOf(session, ctx.sessions), user: session.user };
}

/** Waits for a change of the account, and has `currentSession` read the user from the upstream again. */
export async function withAccountChange<Result>(
  change: Promise<Result>,
  ctx: Context & { session: Session },
): Promise<Result> {
  const result = await change;
  await renewSession({ ...ctx.session, checked_at: 0 }, ctx);
  return result;
}
