import { createClient, createStandaloneSession, type SessionState } from "@callboard/client";

/** Where a program keeps what it has to remember of a person, such as a row of its own or the keychain of a phone. */
export type Safe = { load: () => SessionState | undefined; store: (state: SessionState) => void };

/** A client for one person, who stays signed in for as long as the safe keeps the session. */
export function createClientFor({ load, store }: Safe, url: string) {
  return createClient({ url, session: createStandaloneSession({ state: load(), onChange: store }) });
}
