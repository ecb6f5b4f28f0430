import { hkdfSync } from "node:crypto";

/** The keys derived from one configured secret. */
export type SessionKey = {
  /** The `kid` of the cookies that it sealed. */
  id: string;
  /** Encrypts and decrypts session cookies. */
  seal: Uint8Array;
  /** The same for device cookies. */
  device: Uint8Array;
  /** Signs the token that the browser sends beside the cookie. */
  proof: Uint8Array;
};

/** The first key encrypts; all of them decrypt. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]];

const size = 32;

function derive(secret: string, purpose: string, length = size): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", `callboard session ${purpose}`, length));
}

function keyOf(secret: string): SessionKey {
  return {
    id: Buffer.from(derive(secret, "id", 6)).toString("base64url"),
    seal: derive(secret, "seal"),
    device: derive(secret, "device"),
    proof: derive(secret, "proof"),
  };
}

/** Derives the keys of the configured secrets, newest first. */
export function createSessionKeys([first, ...older]: readonly [string, ...string[]]): SessionKeys {
  return [keyOf(first), ...older.map(keyOf)];
}
