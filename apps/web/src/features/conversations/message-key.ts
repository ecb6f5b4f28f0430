import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

type StoredKey = { key: string; message: string };

const nameOf = (applicationId: number) => `message-key-${applicationId}`;

/** The idempotency key of a message. It is kept until the message is sent or it changes: retries and reloads make one message. */
export function messageKey(applicationId: number, message: string): string {
  const stored = readDraft<StoredKey>(nameOf(applicationId), "tab");
  if (stored?.message === message) return stored.key;
  const key = crypto.randomUUID();
  writeDraft(nameOf(applicationId), "tab", { key, message } satisfies StoredKey);
  return key;
}

/** Forgets the key once the message is sent: the same words again are another message. */
export function forgetMessageKey(applicationId: number): void {
  writeDraft(nameOf(applicationId), "tab", null);
}
