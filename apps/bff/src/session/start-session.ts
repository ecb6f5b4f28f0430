import { randomBytes } from "node:crypto";
import { type BrowserAuth, browserAuthSchema, type User, userSchema } from "@callboard/contracts/account";
import { z } from "zod";
import type { AuthContext, Sessions } from "./auth-state.ts";
import { browserTokenOf } from "./browser-token.ts";
import { sessionCookie } from "./cookies.ts";
import { rememberAccount } from "./known-device.ts";
import { readSession } from "./read-session.ts";
import { revokeSession } from "./renew-session.ts";
import { type Session, seal } from "./sealed-session.ts";

/** What the browser gets when somebody signs in: its token, and the user. */
export const signedInSchema = z.object({ auth: browserAuthSchema, user: userSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

type Account = { token: string; user: User };

const sidBytes = 24;

/** The part of a session that browser scripts may read. */
export function browserAuthOf({ sid, user: { id, name } }: Session, { keys }: Sessions): BrowserAuth {
  return { user: { id, name }, token: browserTokenOf(sid, keys) };
}

/** Starts a session under a new id, and revokes the one that the request came with. */
export async function startSession(account: Account, ctx: AuthContext): Promise<SignedIn> {
  const { sessions, auth } = ctx;
  const former = await readSession(ctx);
  if (former) await revokeSession(former, ctx);
  const now = sessions.clock().getTime();
  const { token, user } = account;
  const times = { created_at: now, used_at: now };
  const session = { sid: randomBytes(sidBytes).toString("base64url"), bearer: token, user, ...times };
  auth.setCookie = sessionCookie(await seal(session, sessions.keys));
  auth.session = Promise.resolve(session);
  await rememberAccount(user, ctx);
  return { auth: browserAuthOf(session, sessions), user };
}
