import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

type Kept = { key: string; pledge: string };

const nameOf = (eventId: number) => `pledge-key-${eventId}`;

/**
 * The key under which a pledge is sent, the same as long as the same is pledged and not yet recorded: however often it
 * is sent, after a lost answer or a reload too, it stays one pledge.
 */
export function pledgeKey(eventId: number, pledge: unknown): string {
  const written = JSON.stringify(pledge);
  const kept = readDraft<Kept>(nameOf(eventId), "tab");
  if (kept?.pledge === written) return kept.key;
  const key = crypto.randomUUID();
  writeDraft(nameOf(eventId), "tab", { key, pledge: written } satisfies Kept);
  return key;
}

/** Forgets it, once the pledge is recorded: the same again is another one. */
export function forgetPledgeKey(eventId: number): void {
  writeDraft(nameOf(eventId), "tab", null);
}
