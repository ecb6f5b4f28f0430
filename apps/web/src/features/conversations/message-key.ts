import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

type StoredKey = { key: string; message: string };

const nameOf = (place: number | "many") => `message-key-${place}`;

/** The idempotency key of a message. It is kept until the message is sent or it changes: retries and reloads make one message. */
export function messageKey(place: number | "many", message: string): string {
  const stored = readDraft<StoredKey>(nameOf(place), "tab");
  if (stored?.message === message) return stored.key;
  const key = crypto.randomUUID();
  writeDraft(nameOf(place), "tab", { key, message } satisfies StoredKey);
  return key;
}

/** Forgets the key once the message is sent: the same words again are another message. */
export function forgetMessageKey(place: number | "many"): void {
  writeDraft(nameOf(place), "tab", null);
}
