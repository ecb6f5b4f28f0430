import { useSyncExternalStore } from "react";
import { notifyStorage, useStoredItem, writeItem } from "#shared/lib/page/browser-storage.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

function tokenOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** The token behind the # of the address, which stays there to be opened again; empty for none, and null on the server. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => tokenOf(window.location.hash),
    () => null,
  );
}

/** What tells one link from another in the browser's storage, and is too little of it to open it. */
const keyOf = (token: string) => `shortlist-visitor-${token.slice(0, 8)}`;

export function keepVisitor(token: string, visitor: string): void {
  writeItem("browser", keyOf(token), visitor);
  notifyStorage();
}

/** The key that a visitor of the link was given; null for none. */
export const useVisitor = (token: string): string | null => useStoredItem("browser", keyOf(token));
