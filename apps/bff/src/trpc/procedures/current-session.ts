import type { User } from "@callboard/contracts/account";
import type { UpstreamError } from "../../app-error.ts";
import { readSession } from "../../session/read-session.ts";
import { endSession, renewSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { browserAuthOf, type SignedIn } from "../../session/start-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { hasCapability, request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

/**
 * The user as the upstream describes them, else as it did at sign-in; null where it has ended the session. Throws
 * UpstreamError.
 */
async function readUser({ bearer, user }: Session, ctx: Context): Promise<User | null> {
  if (!(await hasCapability("accounts", ctx))) return user;
  return request(accountCalls.me, {}, { ...ctx, bearer }).then(
    (answer) => answer.user,
    (error: UpstreamError) => {
      if (error.code !== "unauthorized") throw error;
      return null;
    },
  );
}

const isSame = (one: User, other: User) => JSON.stringify(one) === JSON.stringify(other);

/**
 * User and token of the session in the cookie, even if the browser has lost them; null where nobody is signed in. The
 * upstream is asked each time: it alone knows whether the session has ended elsewhere. Throws UpstreamError.
 */
export async function currentSession(ctx: Context): Promise<SignedIn | null> {
  const opened = await readSession(ctx);
  const user = opened && (await readUser(opened, ctx));
  if (!opened || !user) {
    if (opened) await endSession(opened, ctx);
    return null;
  }
  const session = isSame(opened.user, user) ? opened : await renewSession({ ...opened, user }, ctx);
  return { auth: browserAuthOf(session, ctx.sessions), user };
}
