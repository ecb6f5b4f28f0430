import type { BrowserAuth } from "@callboard/contracts/account";
import { useMemo, useSyncExternalStore } from "react";
import {
  notifyStorage,
  parseItem,
  readItem,
  subscribeToStorage,
  useStoredItem,
  writeItem,
} from "../page/browser-storage.ts";

const key = "auth";
let hasEnded = false;

/** What the browser keeps of the session, as it is written; null for nothing. */
export function storedAuth(): string | null {
  return readItem("browser", key);
}

/** Reads what is stored. Whatever cannot be read counts as signed out. */
function readAuth(stored: string | null): BrowserAuth | null {
  const { user, token } = (parseItem(stored) ?? {}) as Partial<BrowserAuth>;
  if (!Number.isInteger(user?.id) || typeof user?.name !== "string") return null;
  return token && typeof token === "string" ? { user: { id: user.id, name: user.name }, token } : null;
}

/** The text that `saveAuth` stores. */
export function writtenAuth({ user, token }: BrowserAuth): string {
  return JSON.stringify({ user: { id: user.id, name: user.name }, token });
}

/** The browser's half of the session, for the `Authorization` header; null for a visitor. */
export function storedToken(): string | null {
  return readAuth(storedAuth())?.token ?? null;
}

/** Signs in, in every tab of this browser. */
export function saveAuth(auth: BrowserAuth): void {
  hasEnded = false;
  writeItem("browser", key, writtenAuth(auth));
  notifyStorage();
}

/** Signs out, in every tab of this browser. */
export function clearAuth(): void {
  writeItem("browser", key, null);
  notifyStorage();
}

/** Signs out without this page noticing: for whoever leaves it in the same breath. */
export function clearAuthOnLeaving(): void {
  writeItem("browser", key, null);
}

/** The gateway does not know the session any more: signs out, and the page offers to sign in again. */
export function endSession(): void {
  if (storedAuth() !== null) hasEnded = true;
  clearAuth();
}

/** Stops offering it. */
export function forgetEndedSession(): void {
  hasEnded = false;
  notifyStorage();
}

/** What is stored, as text; null for nothing, on the server, and while a rendered page is taken over. */
export function useStoredAuth(): string | null {
  return useStoredItem("browser", key);
}

/** Who is signed in here, in this tab or another. Nobody is on the server, and while a rendered page is taken over. */
export function useUser(): BrowserAuth["user"] | null {
  const stored = useStoredAuth();
  return useMemo(() => readAuth(stored)?.user ?? null, [stored]);
}

/** False on the server and while a rendered page is taken over, when nobody can know who is here: show what fits all. */
export function useIsSessionKnown(): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => true,
    () => false,
  );
}

/** True after a session ended on its own, until somebody signs in. */
export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => hasEnded,
    () => false,
  );
}
