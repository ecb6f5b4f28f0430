import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

type Played = { shortlistId: number; applicationId: number };

const passShape = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * Secrets of shortlists: tokens of links and keys of visitors, of which only keyed hashes are stored, and passes that play a tape for a while. A pass is
 * made of the link's hash, so that it ends with the link. Another OTP_KEY makes all of them invalid.
 */
export function shortlistKeys(serverKey: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", serverKey, "", use, 32));
  const [hashing, passing] = [keyFor("links of shortlists"), keyFor("tapes of shortlists")];
  const passMac = ({ shortlistId, applicationId }: Played, until: number, tokenHash: string) =>
    createHmac("sha256", passing).update(`${shortlistId}.${applicationId}.${until} ${tokenHash}`).digest();

  const random = () => randomBytes(32).toString("base64url");
  const hashOf = (secret: string) => createHmac("sha256", hashing).update(secret).digest("base64url");

  /** `until` in ms. */
  function passOf(played: Played, until: number, tokenHash: string): string {
    const mac = passMac(played, until, tokenHash).toString("base64url");
    return `${played.shortlistId}.${played.applicationId}.${until}.${mac}`;
  }

  /** What a pass names, which `isPass` then has to hold for; null for what is over, or no pass. */
  function readPass(pass: string, now: Date): Played | null {
    const [, shortlistId, applicationId, until] = passShape.exec(pass) ?? [];
    if (!until || Number(until) < now.getTime()) return null;
    return { shortlistId: Number(shortlistId), applicationId: Number(applicationId) };
  }

  function isPass(pass: string, tokenHash: string): boolean {
    const [, shortlistId, applicationId, until, mac = ""] = passShape.exec(pass) ?? [];
    const played = { shortlistId: Number(shortlistId), applicationId: Number(applicationId) };
    const expected = passMac(played, Number(until), tokenHash);
    const given = Buffer.from(mac, "base64url");
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return { random, hashOf, passOf, readPass, isPass };
}

export type ShortlistKeys = ReturnType<typeof shortlistKeys>;
