import type { UpstreamError } from "../../app-error.ts";
import { endSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { hasCapability, request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

type SignedInContext = Context & { session: Session };

/**
 * Revokes the session here first, then at the upstream. Throws UpstreamError where that fails: what only gateways and Redis
 * know, they may forget or not hear of in time. An upstream without sessions is not told.
 */
export async function signOut(ctx: SignedInContext): Promise<null> {
  await endSession(ctx.session, ctx);
  if (!(await hasCapability("accounts", ctx))) return null;
  return request(accountCalls.signOut, {}, ctx).then(
    () => null,
    (error: UpstreamError) => {
      // The session has ended there already.
      if (error.code === "unauthorized") return null;
      throw error;
    },
  );
}

/** Ends all of the person's sessions. Throws UpstreamError, with this one still open to try again. */
export async function signOutEverywhere(ctx: SignedInContext): Promise<null> {
  await request(accountCalls.signOutEverywhere, {}, ctx);
  await endSession(ctx.session, ctx);
  return null;
}
