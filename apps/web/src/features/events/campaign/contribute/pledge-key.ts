import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

type StoredKey = { key: string; pledge: string };

const nameOf = (eventId: number) => `pledge-key-${eventId}`;

/**
 * The idempotency key of a pledge. It is kept until the pledge is recorded or its content changes, so that retries and
 * reloads make one pledge.
 */
export function pledgeKey(eventId: number, pledge: unknown): string {
  const written = JSON.stringify(pledge);
  const stored = readDraft<StoredKey>(nameOf(eventId), "tab");
  if (stored?.pledge === written) return stored.key;
  const key = crypto.randomUUID();
  writeDraft(nameOf(eventId), "tab", { key, pledge: written } satisfies StoredKey);
  return key;
}

/** Forgets the key once the pledge is recorded, so that the same form makes a new pledge. */
export function forgetPledgeKey(eventId: number): void {
  writeDraft(nameOf(eventId), "tab", null);
}
