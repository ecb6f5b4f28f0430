import { useEffect, useRef, useState } from "react";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { resumeFailure } from "../use-portfolio-acts.ts";

/** Saves a list as a whole. What is wrong with an entry is left to say to who calls it. */
export type SaveList<Entry> = (entries: Entry[]) => Promise<unknown>;

/** Says what is wrong with an entry, where no form is open which could. */
export function sayRefused(error: unknown) {
  const [reason] = Object.values(readFailure(error).fields);
  if (reason) notify.error(`${resumeFailure}: ${reason}`);
}

type Removed<Entry> = { entry: Entry; index: number };

type UndoOptions<Entry> = {
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  onSave: SaveList<Entry>;
};

/**
 * Deleting from a list that is saved as a whole. `remove` deletes an entry, which `line` offers to put back where it stood, until
 * the list is changed by `save`. The focus goes to the button for it, and from there to `line`: what was pressed is gone.
 */
export function useUndo<Entry>({ entries, nameOf, onSave }: UndoOptions<Entry>) {
  const [removed, setRemoved] = useState<Removed<Entry> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const latest = useRef(removed);
  useEffect(() => {
    latest.current = removed;
    if (removed) button.current?.focus();
  }, [removed]);
  const forget = () => {
    setRemoved(null);
    setText("");
  };
  /** It is on the list again: nothing is left to put back. */
  const keepEntry = (entry: Removed<Entry>) => {
    if (latest.current !== entry) return;
    if (document.activeElement === button.current) status.current?.focus();
    forget();
  };
  const save = (next: Entry[]) => {
    forget();
    return onSave(next);
  };
  const remove = (index: number) => {
    const entry = entries[index];
    if (entry === undefined) return;
    const last = { entry, index };
    onSave(entries.toSpliced(index, 1)).catch((error) => {
      sayRefused(error);
      keepEntry(last);
    });
    setText(`${nameOf(entry)} is deleted.`);
    setRemoved(last);
  };
  const undo = () => {
    if (!removed) return;
    save(entries.toSpliced(removed.index, 0, removed.entry)).catch((error) => {
      sayRefused(error);
      setText("");
    });
    setText(`${nameOf(removed.entry)} is back.`);
    status.current?.focus();
  };
  const line = (
    <div ref={status} role="status" tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {text && <span className="min-w-0 text-15 text-muted wrap-anywhere">{text}</span>}
      {removed && (
        <Button ref={button} variant="secondary" size="small" onClick={undo}>
          Undo <span className="sr-only">deleting {nameOf(removed.entry)}</span>
        </Button>
      )}
    </div>
  );
  return { save, remove, line };
}
