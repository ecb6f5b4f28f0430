import type { EventKind } from "@callboard/contracts/event";
import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

const nameOf = (kind: EventKind) => `posting-key-${kind}`;

/**
 * The key under which the form of a kind is sent, the same until it is posted: however often it is sent, after a lost
 * answer or a reload too, it stays one event.
 */
export function postingKey(kind: EventKind): string {
  const kept = readDraft<string>(nameOf(kind), "tab");
  if (kept) return kept;
  const key = crypto.randomUUID();
  writeDraft(nameOf(kind), "tab", key);
  return key;
}

/** Forgets it, once the form was posted: the next one is another event. */
export function forgetPostingKey(kind: EventKind): void {
  writeDraft(nameOf(kind), "tab", null);
}
