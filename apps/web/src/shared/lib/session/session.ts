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
  if (!stored) return null;
  try {
    const { user, token } = JSON.parse(stored) as BrowserAuth;
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

/** What is stored, as text; null for nothing, on the server, and while a rendered page is taken over. */
export function useStoredAuth(): string | null {
  return useSyncExternalStore(subscribe, storedAuth, () => null);
}

/** Who is signed in here, in this tab or another. Nobody is on the server, and while a rendered page is taken over. */
export function useUser(): BrowserAuth["user"] | null {
  const stored = useStoredAuth();
  return useMemo(() => readAuth(stored)?.user ?? null, [stored]);
}

/** False on the server and while a rendered page is taken over, when nobody can know who is here: show what fits all. */
export function useIsSessionKnown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** True after a session ended on its own, until somebody signs in. */
export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  );
}
