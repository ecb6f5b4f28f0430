import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

function tokenBytesOf(sid: string, { proof }: SessionKey): Buffer {
  return createHmac("sha256", proof).update(sid).digest();
}

/** The token of a session that scripts may read: an HMAC of its id. It is worth nothing without the cookie. */
export function browserTokenOf(sid: string, [key]: SessionKeys): string {
  return tokenBytesOf(sid, key).toString("base64url");
}

/** True where the Authorization header carries the token of this session, made with any of the keys. */
export function verifyBrowserToken(
  authorization: string | undefined,
  sid: string,
  keys: SessionKeys,
): boolean {
  const [, token = ""] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? "") ?? [];
  const given = Buffer.from(token, "base64url");
  const matches = keys.map((key) => {
    const expected = tokenBytesOf(sid, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
