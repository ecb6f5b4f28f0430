import type { EventKind } from "@callboard/contracts/event";
import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

const nameOf = (kind: EventKind) => `posting-key-${kind}`;

/** The idempotency key of a form. It is kept until the form is posted, so that retries and reloads make one event. */
export function postingKey(kind: EventKind): string {
  const kept = readDraft<string>(nameOf(kind), "tab");
  if (kept) return kept;
  const key = crypto.randomUUID();
  writeDraft(nameOf(kind), "tab", key);
  return key;
}

/** Forgets the key once the form is posted, so that the next one makes a new event. */
export function forgetPostingKey(kind: EventKind): void {
  writeDraft(nameOf(kind), "tab", null);
}
