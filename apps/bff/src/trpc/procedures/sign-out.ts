import { clearSessionCookie, revokeSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

type SignedInContext = Context & { session: Session };

async function end(ctx: SignedInContext): Promise<null> {
  await revokeSession(ctx.session, ctx);
  clearSessionCookie(ctx);
  return null;
}

/** Revokes the session here first, then at the upstream, whose failure changes nothing for the user. */
export async function signOut(ctx: SignedInContext): Promise<null> {
  await end(ctx);
  return request(accountCalls.signOut, {}, ctx).then(
    () => null,
    () => null,
  );
}

/** Ends all of the person's sessions. Throws UpstreamError, with this one still open to try again. */
export async function signOutEverywhere(ctx: SignedInContext): Promise<null> {
  await request(accountCalls.signOutEverywhere, {}, ctx);
  return end(ctx);
}
