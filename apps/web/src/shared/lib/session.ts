import type { BrowserAuth } from "@callboard/contracts/account";
import { useMemo, useSyncExternalStore } from "react";

const key = "auth";
const changed = "callboard:auth";
let hasEnded = false;

/** What the browser keeps of the session, as it is written; null for nothing. */
export function storedAuth(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads what is stored. Whatever cannot be read counts as signed out. */
function readAuth(stored: string | null | undefined): BrowserAuth | null {
  try {
    const { user, token } = JSON.parse(stored ?? "") as BrowserAuth;
    const isComplete =
      Number.isInteger(user.id) && typeof user.name === "string" && typeof token === "string";
    return isComplete && token ? { user: { id: user.id, name: user.name }, token } : null;
  } catch {
    return null;
  }
}

/** The text that `saveAuth` stores. */
export function writtenAuth({ user, token }: BrowserAuth): string {
  return JSON.stringify({ user: { id: user.id, name: user.name }, token });
}

/** The browser's half of the session, for the `Authorization` header; null for a visitor. */
export function storedToken(): string | null {
  return readAuth(storedAuth())?.token ?? null;
}

function store(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Forbidden storage: nobody can stay signed in here, and everything else works.
  }
}

function tell() {
  window.dispatchEvent(new Event(changed));
}

/** Signs in, in every tab of this browser. */
export function saveAuth(auth: BrowserAuth): void {
  hasEnded = false;
  store(writtenAuth(auth));
  tell();
}

/** Signs out, in every tab of this browser. */
export function clearAuth(): void {
  store(null);
  tell();
}

/** Signs out without this page noticing: for whoever leaves it in the same breath. */
export function clearAuthOnLeaving(): void {
  store(null);
}

/** The gateway does not know the session any more: signs out, and the page offers to sign in again. */
export function endSession(): void {
  if (storedAuth() !== null) hasEnded = true;
  clearAuth();
}

/** Stops offering it. */
export function forgetEndedSession(): void {
  hasEnded = false;
  tell();
}

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** What is stored, as text: undefined while nobody can know (on the server, and while a page is taken over). */
export function useStoredAuth(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, storedAuth, () => undefined);
}

/**
 * Who is signed in here, in this tab or another. `isKnown` is false on the server and while a rendered page is taken
 * over: show what fits everybody.
 */
export function useSession(): { user: BrowserAuth["user"] | null; isKnown: boolean } {
  const stored = useStoredAuth();
  return useMemo(() => ({ user: readAuth(stored)?.user ?? null, isKnown: stored !== undefined }), [stored]);
}

/** True after a session ended on its own, until somebody signs in. */
export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  );
}
