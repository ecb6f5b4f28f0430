import { browserTokenOf } from "../session/browser-token.ts";
import { type Session, seal } from "../session/sealed-session.ts";
import { createSessionKeys } from "../session/session-keys.ts";
import { secrets, userOf } from "./fixtures-account.ts";
import { now, sessionSecret } from "./open-test-app.ts";

const testKeys = createSessionKeys([sessionSecret]);

/** Both halves of a session, as a browser sends them. */
export async function halvesOf(changes: Partial<Session> = {}, keys = testKeys) {
  const at = now.getTime();
  const times = { created_at: at, used_at: at };
  const session = { sid: "session-1", bearer: secrets.bearer, user: userOf(1), ...times, ...changes };
  return {
    cookie: `__Host-Http-sid=${await seal(session, keys)}`,
    authorization: `Bearer ${browserTokenOf(session.sid, keys)}`,
  };
}

/** What a Set-Cookie header leaves in the browser, as it is sent back; undefined where it takes the cookie away. */
export function cookieAfter(header: unknown): string | undefined {
  const [pair = ""] = String(header).split(";");
  return pair.endsWith("=") ? undefined : pair;
}
