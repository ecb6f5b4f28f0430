import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const issuer = "Callboard";
const period = 30;
/** Steps before and after the current one whose codes count: clocks are not exact. */
const window = 1;
const recoveryAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const recoveryLength = 10;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer, label, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret, in base32. */
export function newFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps scan: `otpauth://totp/…`. */
export function factorUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The number of the 30 seconds that a code belongs to; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / period) + delta;
}

/** The code of a moment, as an app shows it. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

/** A code to write down, such as `7F3K2-9QXWP`: 49 bits. */
export function newRecoveryCode(): string {
  const characters = Array.from(
    { length: recoveryLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  );
  return [characters.slice(0, 5), characters.slice(5)].map((half) => half.join("")).join("-");
}
