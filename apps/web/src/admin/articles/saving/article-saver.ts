import type { ArticleFields } from "@callboard/contracts/article";
import { sameFields } from "./same-fields.ts";

export type SaveStatus =
  | { kind: "saved" }
  | { kind: "changed" }
  | { kind: "saving" }
  /** A field holds what cannot be saved. */
  | { kind: "invalid" }
  | { kind: "failed"; message: string }
  /** Somebody else saved meanwhile. Nothing is sent until the person has chosen. */
  | { kind: "conflict"; message: string };

/** What was written and not saved yet, with the version that it began from. */
export type StoredDraft = { version: number; fields: ArticleFields; at: string };

type Sent = { version: number; fields: ArticleFields; is_autosave: boolean };

type Deps = {
  version: number;
  /** What is stored. */
  saved: ArticleFields;
  /** What is written now. */
  read: () => ArticleFields;
  /** Null where a field holds what cannot be saved. */
  check: (fields: ArticleFields) => ArticleFields | null;
  /** Gives the version that it made, or throws. */
  send: (input: Sent) => Promise<{ version: number }>;
  /** Stores what is written in this browser; null forgets it. */
  store: (draft: StoredDraft | null) => void;
  /** What a failure is: somebody else's version, or anything else. */
  explain: (error: unknown) => { isConflict: boolean; message: string };
  onStatus: (status: SaveStatus) => void;
};

const restMs = 1_500;
const retryMs = 15_000;

/**
 * Saves what somebody writes: when the typing rests, one save at a time, again after a failure. What is not saved yet is stored in
 * the browser at every moment.
 */
export function articleSaver({ read, check, send, store, explain, onStatus, ...start }: Deps) {
  let { version, saved } = start;
  let status: SaveStatus = { kind: "saved" };
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: SaveStatus): void {
    status = next;
    onStatus(next);
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Call it after every change. */
  function changed(): void {
    const fields = read();
    if (sameFields(fields, saved)) {
      store(null);
      clearTimeout(timer);
      if (status.kind !== "saving" && status.kind !== "conflict") show({ kind: "saved" });
      return;
    }
    store({ version, fields, at: new Date().toISOString() });
    if (status.kind === "conflict") return;
    if (status.kind !== "saving") show({ kind: "changed" });
    wait(restMs);
  }

  /** `written` as it stands in the form: what is stored may be trimmed. */
  async function attempt(fields: ArticleFields, written: ArticleFields, is_autosave: boolean): Promise<void> {
    show({ kind: "saving" });
    try {
      ({ version } = await send({ version, fields, is_autosave }));
      saved = written;
      show({ kind: "saved" });
      changed();
    } catch (error) {
      const { isConflict, message } = explain(error);
      show(isConflict ? { kind: "conflict", message } : { kind: "failed", message });
      if (!isConflict) wait(retryMs);
    }
  }

  /** Saves now what is not saved yet. True where everything is. */
  async function flush(is_autosave = true): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (status.kind === "conflict") return false;
    const written = read();
    if (sameFields(written, saved)) return true;
    const fields = check(written);
    if (!fields) {
      show({ kind: "invalid" });
      return false;
    }
    running = attempt(fields, written, is_autosave);
    await running;
    running = null;
    return status.kind === "saved";
  }

  /** Goes on from a version that holds what was saved last: something else came of it, as by a publication. */
  function moveOn(made: number): void {
    version = made;
    changed();
  }

  /** Goes on from a version with another text: a restored revision, or the one that a conflict is settled from. */
  function goOn(from: { version: number; fields: ArticleFields }): void {
    ({ version } = from);
    saved = from.fields;
    show({ kind: "saved" });
    changed();
  }

  return {
    changed,
    flush,
    moveOn,
    goOn,
    version: () => version,
    isSaving: () => running !== null,
    stop: () => clearTimeout(timer),
  };
}

export type ArticleSaver = ReturnType<typeof articleSaver>;
