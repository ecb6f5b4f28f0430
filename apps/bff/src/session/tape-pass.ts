import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

type Subject = { sid: string; applicationId: number };

const passFor = ({ sid, applicationId }: Subject, until: number, { proof }: SessionKey): Buffer =>
  createHmac("sha256", proof).update(`tape ${applicationId} ${until} ${sid}`).digest();

/**
 * Lets a session play the tape of one application until a moment, in ms. A player can send no token: the pass stands for the half of the session that
 * scripts hold, and is worth nothing without the cookie.
 */
export function tapePassOf(subject: Subject, until: number, [key]: SessionKeys): string {
  return `${until}.${passFor(subject, until, key).toString("base64url")}`;
}

/** True where the pass was made for this session and application, with any of the keys, and is not over. */
export function verifyTapePass(pass: unknown, subject: Subject, keys: SessionKeys, now: Date): boolean {
  const [, until, signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(String(pass)) ?? [];
  if (until === undefined || Number(until) < now.getTime()) return false;
  const given = Buffer.from(signature, "base64url");
  const matches = keys.map((key) => {
    const expected = passFor(subject, Number(until), key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
