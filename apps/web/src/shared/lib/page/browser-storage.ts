import { useSyncExternalStore } from "react";

/** `tab` lives as long as the tab (sessionStorage), `browser` until it is cleared (localStorage). */
export type StoragePlace = "tab" | "browser";

const storages = { tab: () => sessionStorage, browser: () => localStorage };
const changed = "callboard:storage";

/** What is stored under a key; null for nothing, and where storage is forbidden. */
export function readItem(place: StoragePlace, key: string): string | null {
  try {
    return storages[place]().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Without effect where storage is full or forbidden. This tab is told by `notifyStorage`. */
export function writeItem(place: StoragePlace, key: string, text: string | null): void {
  try {
    if (text === null) storages[place]().removeItem(key);
    else storages[place]().setItem(key, text);
  } catch {
    // What is on the screen stays there; it is only not remembered.
  }
}

/** The keys in use; none where storage is forbidden. */
export function storedKeys(place: StoragePlace): string[] {
  try {
    return Object.keys(storages[place]());
  } catch {
    return [];
  }
}

/** A stored JSON text as a value; null for nothing and for what is no JSON. */
export function parseItem(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Has whoever subscribed in this tab read again. Other tabs are told by the browser. */
export function notifyStorage(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls back after a change in this tab or another. Returns how to stop it. */
export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** What is stored under a key, kept up to date; `onServer` there, and while a rendered page is hydrated. */
export function useStoredItem(place: StoragePlace, key: string): string | null;
export function useStoredItem<OnServer>(
  place: StoragePlace,
  key: string,
  onServer: OnServer,
): string | null | OnServer;
export function useStoredItem(place: StoragePlace, key: string, onServer: unknown = null) {
  return useSyncExternalStore<unknown>(
    subscribeToStorage,
    () => readItem(place, key),
    () => onServer,
  );
}
