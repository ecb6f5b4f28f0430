import { isIP } from "node:net";

/** Names that lead nowhere on the internet. */
const innerName =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)\.?$/;

/**
 * True of an address that pushes may be sent to: of a name on the internet, encrypted, at the usual port. `localService` is the origin of one
 * that need not be. What the name leads to is looked at with each push.
 */
export function isPushEndpoint(endpoint: string, localService: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (localService !== undefined && origin === new URL(localService).origin) return true;
  const isName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0 && /[^.]\.[^.]/.test(hostname);
  return protocol === "https:" && port === "" && isName && !innerName.test(hostname);
}
