import { browserAuthSchema, type SignInInput } from "@callboard/contracts/account";
import type { Gateway } from "./client.ts";

const key = "auth";

/** What is kept under `auth` in `localStorage`; undefined for a visitor, or where it cannot be read. */
export function tokenIn(storage: Pick<Storage, "getItem">): string | undefined {
  try {
    return browserAuthSchema.parse(JSON.parse(storage.getItem(key) ?? "")).token;
  } catch {
    return undefined;
  }
}

/** Signs in: the cookie comes by itself, the token is ours to keep. */
export async function signIn(gateway: Gateway, storage: Storage, credentials: SignInInput) {
  const { auth, user } = await gateway.session.signIn.mutate(credentials);
  storage.setItem(key, JSON.stringify(auth));
  return user;
}

/** Signs out, here and at the API. Rejects where the API could not be told: then it may not last. */
export async function signOut(gateway: Gateway, storage: Storage) {
  await gateway.session.signOut.mutate().finally(() => storage.removeItem(key));
}
