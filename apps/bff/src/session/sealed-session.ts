import { userSchema } from "@callboard/contracts/account";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";
import { z } from "zod";
import type { SessionKeys } from "./session-keys.ts";

const instant = z.number().int();

/** Everything the gateway knows of a session. It is kept nowhere but in the visitor's cookie. Times in ms since 1970. */
const sessionSchema = z.object({
  /** Random; new at every sign-in. */
  sid: z.string(),
  /** The token at the upstream. */
  bearer: z.string(),
  /** The person, as the upstream described them at `checked_at`. */
  user: userSchema,
  created_at: instant,
  used_at: instant,
  checked_at: instant,
});
export type Session = z.infer<typeof sessionSchema>;

const algorithms = { alg: "dir", enc: "A256GCM" } as const;
const accepted = {
  keyManagementAlgorithms: [algorithms.alg],
  contentEncryptionAlgorithms: [algorithms.enc],
};

/** Longer cookies are thrown away by browsers, without a word. In bytes. */
const sealedMax = 3_900;

/** Encrypts a session for the cookie, with the first key. Throws where the upstream's token is too long for one. */
export async function seal(session: Session, [key]: SessionKeys): Promise<string> {
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(session)))
    .setProtectedHeader({ ...algorithms, kid: key.id })
    .encrypt(key.seal);
  if (sealed.length > sealedMax) throw new Error(`the session takes ${sealed.length} bytes of a cookie`);
  return sealed;
}

/** The session of a cookie; null for anything that none of the keys sealed. */
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
