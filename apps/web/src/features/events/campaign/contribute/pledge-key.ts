import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

type Kept = { key: string; pledge: string };

const nameOf = (eventId: number) => `pledge-key-${eventId}`;

/**
 * The idempotency key of a pledge. It is kept until the pledge is recorded or its content changes, so that retries and
 * reloads make one pledge.
 */
export function pledgeKey(eventId: number, pledge: unknown): string {
  const written = JSON.stringify(pledge);
  const kept = readDraft<Kept>(nameOf(eventId), "tab");
  if (kept?.pledge === written) return kept.key;
  const key = crypto.randomUUID();
  writeDraft(nameOf(eventId), "tab", { key, pledge: written } satisfies Kept);
  return key;
}

/** Forgets the key once the pledge is recorded, so that the same form makes a new pledge. */
export function forgetPledgeKey(eventId: number): void {
  writeDraft(nameOf(eventId), "tab", null);
}
