import { endSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

type SignedInContext = Context & { session: Session };

/** Revokes the session here first, then at the upstream, whose failure changes nothing for the user. */
export async function signOut(ctx: SignedInContext): Promise<null> {
  await endSession(ctx.session, ctx);
  return request(accountCalls.signOut, {}, ctx).then(
    () => null,
    () => null,
  );
}

/** Ends all of the person's sessions. Throws UpstreamError, with this one still open to try again. */
export async function signOutEverywhere(ctx: SignedInContext): Promise<null> {
  await request(accountCalls.signOutEverywhere, {}, ctx);
  await endSession(ctx.session, ctx);
  return null;
}
