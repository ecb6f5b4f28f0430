/** `tab` lives as long as the tab, `browser` until it is cleared. */
export type DraftPlace = "tab" | "browser";

const prefix = "draft:";
const storages = { tab: () => sessionStorage, browser: () => localStorage };

/** A draft as it was last written, or null. Throws nothing: unreadable counts as none. */
export function readDraft<Draft>(key: string, place: DraftPlace): Draft | null {
  try {
    return JSON.parse(storages[place]().getItem(prefix + key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a draft; null removes it. */
export function writeDraft(key: string, place: DraftPlace, draft: unknown): void {
  try {
    if (draft === null) storages[place]().removeItem(prefix + key);
    else storages[place]().setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: the words stay on the screen all the same.
  }
}

/** Removes every draft, for whoever signs out: the next person at this browser finds none. */
export function clearDrafts(): void {
  for (const storage of Object.values(storages)) {
    try {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(prefix));
      for (const key of keys) storage().removeItem(key);
    } catch {
      // Forbidden storage keeps nothing anyway.
    }
  }
}
