import { randomBytes } from "node:crypto";
import { type BrowserAuth, browserAuthSchema, type User, userSchema } from "@callboard/contracts/account";
import { z } from "zod";
import type { AuthContext, Sessions } from "./auth-state.ts";
import { browserTokenOf } from "./browser-token.ts";
import { revokeSession } from "./keep-session.ts";
import { openSession } from "./open-session.ts";
import { type Session, seal } from "./sealed-session.ts";
import { keepingCookie } from "./session-cookie.ts";

/** What the browser gets of a session: the half that it keeps, and the person. */
export const signedInSchema = z.object({ auth: browserAuthSchema, user: userSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

type Account = {
  token: string;
  user: User;
  /** When the upstream described the person, in ms since 1970, if that was not just now. */
  checked_at?: number;
};

const sidBytes = 24;

/** The browser's half of a session. */
export function authOf({ sid, user: { id, name } }: Session, { keys }: Sessions): BrowserAuth {
  return { user: { id, name }, token: browserTokenOf(sid, keys) };
}

/** Begins a session under a new id. The one that the request came with is refused from now on. */
export async function startSession(account: Account, ctx: AuthContext): Promise<SignedIn> {
  const { sessions, auth } = ctx;
  const former = await openSession(ctx);
  if (former) await revokeSession(former, ctx);
  const now = sessions.clock().getTime();
  const { token, user, checked_at = now } = account;
  const times = { created_at: now, used_at: now, checked_at };
  const session = { sid: randomBytes(sidBytes).toString("base64url"), bearer: token, user, ...times };
  auth.setCookie = keepingCookie(await seal(session, sessions.keys));
  auth.opened = Promise.resolve(session);
  return { auth: authOf(session, sessions), user };
}
