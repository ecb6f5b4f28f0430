import { useEffect, useRef, useState } from "react";
import { Button } from "#shared/ui/button.tsx";

/** Saves a list as a whole; `onError` hears where that fails, after the person was told. */
export type SaveList<Entry> = (entries: Entry[], onError?: () => void) => void;

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
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  const forget = () => {
    setRemoved(null);
    setText("");
  };
  const save = (next: Entry[]) => {
    forget();
    onSave(next);
  };
  const remove = (index: number) => {
    const entry = entries[index];
    if (entry === undefined) return;
    onSave(entries.toSpliced(index, 1), forget);
    setText(`${nameOf(entry)} is deleted.`);
    setRemoved({ entry, index });
  };
  const undo = () => {
    if (!removed) return;
    save(entries.toSpliced(removed.index, 0, removed.entry));
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
