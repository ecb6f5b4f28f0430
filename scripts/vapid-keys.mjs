import { createECDH } from "node:crypto";

const curve = "prime256v1";
/** Of the private half, in bytes: a number that begins with zeros is shorter. */
const length = 32;

/** A new private key that pushes to browsers are signed with, in base64url. */
export function newVapidKey() {
  const pair = createECDH(curve);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(length - key.length), key]).toString("base64url");
}

/** The public half of it, which browsers subscribe with. */
export function vapidPublicKeyOf(privateKey) {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}
