import {
  notifyStorage,
  parseItem,
  readItem,
  type StoragePlace,
  storedKeys,
  useStoredItem,
  writeItem,
} from "../page/browser-storage.ts";

const prefix = "draft:";

/** A draft as it was last written, or null. Throws nothing: unreadable counts as none. */
export function readDraft<Draft>(key: string, place: StoragePlace): Draft | null {
  return parseItem(readItem(place, prefix + key)) as Draft | null;
}

/** Keeps a draft; null removes it. */
export function writeDraft(key: string, place: StoragePlace, draft: unknown): void {
  writeItem(place, prefix + key, draft === null ? null : JSON.stringify(draft));
}

/** Removes a draft, and has `useHasDraft` know. */
export function discardDraft(key: string, place: StoragePlace): void {
  writeDraft(key, place, null);
  notifyStorage();
}

/** True while there is a draft; false on the server and while a rendered page is hydrated. */
export function useHasDraft(key: string, place: StoragePlace): boolean {
  return useStoredItem(place, prefix + key) !== null;
}

/** Removes every draft, for whoever signs out: the next person at this browser finds none. */
export function clearDrafts(): void {
  for (const place of ["tab", "browser"] as const) {
    for (const key of storedKeys(place)) if (key.startsWith(prefix)) writeItem(place, key, null);
  }
}
