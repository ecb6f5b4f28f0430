import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

/** `file` says what is played, of which kind and which one. */
type Subject = { sid: string; file: string };

const passFor = ({ sid, file }: Subject, until: number, { proof }: SessionKey): Buffer =>
  createHmac("sha256", proof).update(`${file} ${until} ${sid}`).digest();

/**
 * Lets a session play one file until a moment, in ms. A player can send no token: the pass stands for the half of the session that
 * scripts hold, and is worth nothing without the cookie.
 */
export function playPassOf(subject: Subject, until: number, [key]: SessionKeys): string {
  return `${until}.${passFor(subject, until, key).toString("base64url")}`;
}

/** True where the pass was made for this session and file, with any of the keys, and is not over. */
export function verifyPlayPass(pass: unknown, subject: Subject, keys: SessionKeys, now: Date): boolean {
  const [, until, signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(String(pass)) ?? [];
  if (until === undefined || Number(until) < now.getTime()) return false;
  const given = Buffer.from(signature, "base64url");
  const matches = keys.map((key) => {
    const expected = passFor(subject, Number(until), key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
