import { z } from "zod";
import { sealValue, unsealValue } from "./sealed.ts";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

/** The accounts that signed in on a browser, with digests of the identifiers that they had then; the latest first. */
const deviceSchema = z.object({
  id: z.string(),
  accounts: z.array(z.object({ id: z.number().int(), identifiers: z.array(z.string()) })),
});
export type Device = z.infer<typeof deviceSchema>;

const cookieKey = ({ id, device }: SessionKey) => ({ id, key: device });

/** Encrypts a device for its cookie, with the first key. */
export function sealDevice(device: Device, [key]: SessionKeys): Promise<string> {
  return sealValue(device, cookieKey(key));
}

/** Decrypts the device in a cookie; null for anything that was not sealed with one of the keys. */
export async function unsealDevice(sealed: string, keys: SessionKeys): Promise<Device | null> {
  return deviceSchema.safeParse(await unsealValue(sealed, keys.map(cookieKey))).data ?? null;
}
