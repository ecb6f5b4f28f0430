import { createHash, randomBytes } from "node:crypto";
import type { User } from "@callboard/contracts/account";
import { identifierKey } from "@callboard/contracts/identifier";
import type { AuthContext } from "./auth-state.ts";
import { cookieIn, deviceCookie, deviceCookieName } from "./cookies.ts";
import { type Device, sealDevice, unsealDevice } from "./sealed-device.ts";

const idBytes = 12;
const digestLength = 16;
/** As many as people of one household have; the cookie has room for them. */
const accountsMax = 3;

async function openDevice({ auth, sessions }: AuthContext): Promise<Device | null> {
  const sealed = cookieIn(auth.cookie, deviceCookieName);
  if (sealed === undefined) return null;
  return unsealDevice(sealed, sessions.keys);
}

/** The browser's device cookie, which lets nobody in: it only has tries of its own. Null where it has none. */
export function readDevice(ctx: AuthContext): Promise<Device | null> {
  ctx.auth.device ??= openDevice(ctx);
  return ctx.auth.device;
}

/** Short and of one length, so that the cookie has room for whatever people are called. */
function digestOf(identifier: string): string {
  return createHash("sha256").update(identifier).digest("base64url").slice(0, digestLength);
}

/** True where the account of this identifier, in normal form, signed in on this browser before. */
export function knowsAccount(device: Device | null, identifier: string): boolean {
  const digest = digestOf(identifier);
  return device?.accounts.some(({ identifiers }) => identifiers.includes(digest)) ?? false;
}

/** Has the browser remember that the user signed in on it. */
export async function rememberAccount({ id, username, email, phone }: User, ctx: AuthContext): Promise<void> {
  const device = await readDevice(ctx);
  const known = [username, email, phone].filter((identifier) => identifier !== null);
  const identifiers = [...known.map(identifierKey), ...(phone ? [phone] : [])].map(digestOf);
  const others = device?.accounts.filter((account) => account.id !== id) ?? [];
  const accounts = [{ id, identifiers }, ...others].slice(0, accountsMax);
  const next = { id: device?.id ?? randomBytes(idBytes).toString("base64url"), accounts };
  ctx.auth.deviceCookie = deviceCookie(await sealDevice(next, ctx.sessions.keys));
}
