import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

function proofOf(sid: string, { proof }: SessionKey): Buffer {
  return createHmac("sha256", proof).update(sid).digest();
}

/** The half of a session that scripts may read. Without the cookie it opens nothing. */
export function browserTokenOf(sid: string, [key]: SessionKeys): string {
  return proofOf(sid, key).toString("base64url");
}

/** True where an Authorization header carries the token of this session, made with any of the keys. */
export function isProvenBy(authorization: string | undefined, sid: string, keys: SessionKeys): boolean {
  const [, token = ""] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? "") ?? [];
  const given = Buffer.from(token, "base64url");
  const matches = keys.map((key) => {
    const expected = proofOf(sid, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
