import { userSchema } from "@callboard/contracts/account";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";
import { z } from "zod";
import type { SessionKeys } from "./session-keys.ts";

const instant = z.number().int();

/** A session, stored in the encrypted cookie only. Times in ms since 1970. */
const sessionSchema = z.object({
  /** Random; new at every sign-in. */
  sid: z.string(),
  /** The upstream's bearer token. */
  bearer: z.string(),
  /** As the upstream last described the user. */
  user: userSchema,
  created_at: instant,
  used_at: instant,
});
export type Session = z.infer<typeof sessionSchema>;

const algorithms = { alg: "dir", enc: "A256GCM" } as const;
const accepted = {
  keyManagementAlgorithms: [algorithms.alg],
  contentEncryptionAlgorithms: [algorithms.enc],
};

/** Browsers silently drop longer cookies; in bytes. */
const sealedMax = 3_900;

/** Encrypts a session for the cookie, with the first key. Throws where it is too long for a cookie. */
export async function seal(session: Session, [key]: SessionKeys): Promise<string> {
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(session)))
    .setProtectedHeader({ ...algorithms, kid: key.id })
    .encrypt(key.seal);
  if (sealed.length > sealedMax) throw new Error(`the session takes ${sealed.length} bytes of a cookie`);
  return sealed;
}

/** Decrypts the session in a cookie; null for anything that was not sealed with one of the keys. */
export async function unseal(sealed: string, keys: SessionKeys): Promise<Session | null> {
  try {
    const { kid } = decodeProtectedHeader(sealed);
    const key = keys.find(({ id }) => id === kid);
    if (!key) return null;
    const { plaintext } = await compactDecrypt(sealed, key.seal, accepted);
    return sessionSchema.parse(JSON.parse(Buffer.from(plaintext).toString()));
  } catch {
    return null;
  }
}
