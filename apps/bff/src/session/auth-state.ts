import type { Revocations } from "./revocations.ts";
import type { Device } from "./sealed-device.ts";
import type { Session } from "./sealed-session.ts";
import type { SessionKeys } from "./session-keys.ts";

export type Sessions = { keys: SessionKeys; revocations: Revocations; clock: () => Date };

/** The credentials of a request; a page that is rendered for everybody has none. */
export type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/** The authentication state of one request, and what it adds to the response. */
export type AuthState = Credentials & {
  /** The session in the cookie, read on first use. */
  session?: Promise<Session | null>;
  /** What the device cookie says, read on first use. */
  device?: Promise<Device | null>;
  /** True once the response depends on the session: it must not be cached. */
  isPrivate: boolean;
  /** Set-Cookie headers, of the session and of the device. */
  setCookie?: string;
  deviceCookie?: string;
  /** In seconds, past a rate limit. */
  retryAfter?: number;
};

/** The part of a request's context that sessions need. */
export type AuthContext = { sessions: Sessions; auth: AuthState };

/** The response headers that follow from it. */
export function headersOf(auth: AuthState): Record<string, string | string[]> {
  const { isPrivate, setCookie, deviceCookie, retryAfter } = auth;
  const cookies = [setCookie, deviceCookie].filter((cookie) => cookie !== undefined);
  return {
    "cache-control": isPrivate || cookies.length > 0 ? "no-store" : "no-cache",
    ...(cookies.length > 0 && { "set-cookie": cookies.length === 1 ? String(cookies[0]) : cookies }),
    ...(retryAfter && { "retry-after": String(retryAfter) }),
  };
}
