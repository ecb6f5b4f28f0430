import { articleFieldsSchema } from "@callboard/contracts/article";
import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";
import type { StoredDraft } from "./article-saver.ts";

const keyOf = (id: number) => `article:${id}`;

/** The draft of an article that this browser stored; null for nothing. */
export function storedDraft(id: number): StoredDraft | null {
  const draft = readDraft<Partial<StoredDraft>>(keyOf(id), "browser");
  const { data: fields } = articleFieldsSchema.safeParse(draft?.fields);
  if (!fields || typeof draft?.version !== "number" || typeof draft.at !== "string") return null;
  return { version: draft.version, fields, at: draft.at };
}

/** Keeps what is not saved yet; null forgets it. Signing out forgets it too. */
export function storeDraft(id: number, draft: StoredDraft | null): void {
  writeDraft(keyOf(id), "browser", draft);
}
