import type { RawSettings } from "@callboard/server-kit/read-settings";

/** Hosts that nobody else reaches. */
export const loopback = ["localhost", "127.0.0.1", "[::1]", "::1"];
const knownPasswords = ["postgres", "password", "callboard", "secret", "changeme"];

/** Well-known passwords are refused, unless the database is on this machine. */
export function refuseKnownPassword({ DATABASE_URL = "" }: RawSettings) {
  if (!URL.canParse(DATABASE_URL)) return [];
  const { hostname, username, password } = new URL(DATABASE_URL);
  const isKnown = password !== "" && [username, ...knownPasswords].includes(password);
  if (!isKnown || loopback.includes(hostname)) return [];
  return [{ name: "DATABASE_URL", message: "has a password that is known to everybody" }];
}
