import { userSchema } from "@callboard/contracts/account";
import { z } from "zod";
import { sealValue, unsealValue } from "./sealed.ts";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

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

const cookieKey = ({ id, seal }: SessionKey) => ({ id, key: seal });

/** Encrypts a session for the cookie, with the first key. Throws where it is too long for a cookie. */
export function seal(session: Session, [key]: SessionKeys): Promise<string> {
  return sealValue(session, cookieKey(key));
}

/** Decrypts the session in a cookie; null for anything that was not sealed with one of the keys. */
export async function unseal(sealed: string, keys: SessionKeys): Promise<Session | null> {
  return sessionSchema.safeParse(await unsealValue(sealed, keys.map(cookieKey))).data ?? null;
}
