import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { type MailGroup, mailGroups } from "@callboard/contracts/notification-mail";

type Named = { userId: number; groups: MailGroup[] };

/** So much of the MAC cannot be guessed, and keeps the address short. Bytes. */
const macLength = 18;
const tokenShape = /^([1-9]\d{0,15})\.([0-9a-z]{1,4})\.([\w-]{24})$/;

/** Groups as the bits of a number, by their place in the list. */
const bitsOf = (groups: MailGroup[]) =>
  mailGroups.reduce((bits, group, place) => (groups.includes(group) ? bits | (1 << place) : bits), 0);

/**
 * Names an account and some groups of its mails in an address that only this server can have written, and that does not expire: whoever has it has the mail, and
 * may end such mails. Another OTP_KEY makes all of them invalid.
 */
export function unsubscribeLinks(serverKey: string) {
  const key = Buffer.from(hkdfSync("sha256", serverKey, "", "unsubscribing from mails", 32));
  const macOf = (text: string) => createHmac("sha256", key).update(text).digest().subarray(0, macLength);

  function write({ userId, groups }: Named): string {
    const named = `${userId}.${bitsOf(groups).toString(36)}`;
    return `${named}.${macOf(named).toString("base64url")}`;
  }

  /** Null for what is none of ours. */
  function read(token: string): Named | null {
    const [, user = "", bits = "", mac = ""] = tokenShape.exec(token) ?? [];
    const [given, expected] = [Buffer.from(mac, "base64url"), macOf(`${user}.${bits}`)];
    if (given.length !== macLength || !timingSafeEqual(given, expected)) return null;
    const named = Number.parseInt(bits, 36);
    return { userId: Number(user), groups: mailGroups.filter((_, place) => (named & (1 << place)) !== 0) };
  }

  return { write, read };
}

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;
