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

/** The stored session as text, or null. */
export function storedAuth(): string | null {
  return readItem("browser", key);
}

/** Parses the stored session; anything invalid counts as signed out. */
function readAuth(stored: string | null): BrowserAuth | null {
  const { user, token } = (parseItem(stored) ?? {}) as Partial<BrowserAuth>;
  if (!Number.isInteger(user?.id) || typeof user?.name !== "string") return null;
  return token && typeof token === "string" ? { user: { id: user.id, name: user.name }, token } : null;
}

export function writtenAuth({ user, token }: BrowserAuth): string {
  return JSON.stringify({ user: { id: user.id, name: user.name }, token });
}

/** The browser's half of the session, for the `Authorization` header; null for visitors. */
export function storedToken(): string | null {
  return readAuth(storedAuth())?.token ?? null;
}

/** Signs in in every tab of this browser. */
export function saveAuth(auth: BrowserAuth): void {
  hasEnded = false;
  writeItem("browser", key, writtenAuth(auth));
  notifyStorage();
}

/** Signs out in every tab of this browser. */
export function clearAuth(): void {
  writeItem("browser", key, null);
  notifyStorage();
}

/** Signs out without re-rendering this page, which is about to be left. */
export function clearAuthOnLeaving(): void {
  writeItem("browser", key, null);
}

/**
 * Signs out after the gateway has rejected the session of a token; the page then offers to sign in again. Nothing happens where
 * another session has taken its place meanwhile.
 */
export function endSession(rejected: string | null = storedToken()): void {
  if (storedToken() !== rejected) return;
  if (storedAuth() !== null) hasEnded = true;
  clearAuth();
}

/** Dismisses that offer. */
export function forgetEndedSession(): void {
  hasEnded = false;
  notifyStorage();
}

/** The stored session as text; null on the server and during hydration. */
export function useStoredAuth(): string | null {
  return useStoredItem("browser", key);
}

/** The signed-in user, also of another tab; null on the server and during hydration. */
export function useUser(): BrowserAuth["user"] | null {
  const stored = useStoredAuth();
  return useMemo(() => readAuth(stored)?.user ?? null, [stored]);
}

/** False on the server and during hydration, when the user is unknown: render what fits everybody. */
export function useIsSessionKnown(): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => true,
    () => false,
  );
}

/** True after the gateway ended the session, until somebody signs in. */
export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => hasEnded,
    () => false,
  );
}
