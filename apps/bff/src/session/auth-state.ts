import type { Revocations } from "./revocations.ts";
import type { Session } from "./sealed-session.ts";
import type { SessionKeys } from "./session-keys.ts";

export type Sessions = { keys: SessionKeys; revocations: Revocations; clock: () => Date };

/** The credentials of a request; a page that is rendered for everybody has none. */
export type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/** The authentication state of one request, and what it adds to the response. */
export type AuthState = Credentials & {
  /** The session in the cookie, read on first use. */
  session?: Promise<Session | null>;
  /** True once the response depends on the session: it must not be cached. */
  isPrivate: boolean;
  setCookie?: string;
  /** In seconds, past a rate limit. */
  retryAfter?: number;
};

/** The part of a request's context that sessions need. */
export type AuthContext = { sessions: Sessions; auth: AuthState };

/** The response headers that follow from it. */
export function headersOf({ isPrivate, setCookie, retryAfter }: AuthState): Record<string, string> {
  return {
    "cache-control": isPrivate || setCookie ? "no-store" : "no-cache",
    ...(setCookie && { "set-cookie": setCookie }),
    ...(retryAfter && { "retry-after": String(retryAfter) }),
  };
}
