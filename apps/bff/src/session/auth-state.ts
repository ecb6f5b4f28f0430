import type { Revocations } from "./revocations.ts";
import type { Session } from "./sealed-session.ts";
import type { SessionKeys } from "./session-keys.ts";

/** What sessions are made and judged with, one for the whole program. */
export type Sessions = { keys: SessionKeys; revocations: Revocations; clock: () => Date };

/** What a request shows of its sender; a page that is rendered for everybody shows nothing. */
export type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/** One request's own dealings with a session, and what its answer has to take along. */
export type AuthState = Credentials & {
  /** The cookie's session, once somebody asked for it. */
  opened?: Promise<Session | null>;
  /** True once the answer depends on who asks: nobody may keep it. */
  isPrivate: boolean;
  setCookie?: string;
  /** In seconds, where a limit was met. */
  retryAfter?: number;
};

/** The part of a request's context that sessions need. */
export type AuthContext = { sessions: Sessions; auth: AuthState };

/** The headers that an answer takes along from its visit. */
export function headersOf({ isPrivate, setCookie, retryAfter }: AuthState): Record<string, string> {
  return {
    "cache-control": isPrivate || setCookie ? "no-store" : "no-cache",
    ...(setCookie && { "set-cookie": setCookie }),
    ...(retryAfter && { "retry-after": String(retryAfter) }),
  };
}
