import { parseAuth, type Session } from "./session.ts";

/** The part of `localStorage` that a session needs. */
export type TextStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

export type BrowserSessionOptions = {
  /** `localStorage` unless told otherwise: all tabs share it, and it outlasts them. */
  storage?: TextStorage | undefined;
  /** The name of the entry; `auth` unless told otherwise. */
  key?: string | undefined;
  fetch?: typeof fetch | undefined;
};

/**
 * The session of a page: the browser keeps the cookie, the storage the token. Where the storage refuses, as in a private
 * window, this page alone is signed in.
 */
export function createBrowserSession(options: BrowserSessionOptions = {}): Session {
  const { key = "auth", fetch = globalThis.fetch } = options;
  const storage = () =>
    options.storage ?? (globalThis as unknown as { localStorage: TextStorage }).localStorage;
  let unstored: string | null = null;
  const read = () => {
    try {
      return storage().getItem(key) ?? unstored;
    } catch {
      return unstored;
    }
  };
  return {
    read: () => parseAuth(read()),
    keep: (auth) => {
      unstored = null;
      try {
        if (auth) storage().setItem(key, JSON.stringify(auth));
        else storage().removeItem(key);
      } catch {
        unstored = auth && JSON.stringify(auth);
      }
    },
    fetch: (address, init) => fetch(address, { ...init, credentials: "include" }),
  };
}
