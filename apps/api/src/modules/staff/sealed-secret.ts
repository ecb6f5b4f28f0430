import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

/**
 * Encrypts what is stored of second factors, and hashes what is only compared, under keys that are derived from the server's
 * own. `open` gives null for what another key has sealed.
 */
export function secretSealer(serverKey: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", serverKey, "", purpose, 32));
  const [sealKey, hashKey] = [derive("second factors"), derive("recovery codes and invitations")];

  function seal(text: string): string {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, sealKey, iv);
    const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
  }

  function open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, "base64url");
    try {
      const opening = createDecipheriv(cipher, sealKey, bytes.subarray(0, ivBytes));
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + opening.final("utf8");
    } catch {
      return null;
    }
  }

  const hash = (text: string) => createHmac("sha256", hashKey).update(text).digest("base64url");

  return { seal, open, hash };
}

export type SecretSealer = ReturnType<typeof secretSealer>;
