import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#shared/ui/button.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { OrderedList } from "../order/ordered-list.tsx";
import { type SaveList, sayRefused, useUndo } from "./use-undo.tsx";

type EntryListProps<Entry> = {
  title: string;
  /** One of them, with its article: `a credit`. */
  one: string;
  entries: readonly Entry[];
  max: number;
  nameOf: (entry: Entry) => string;
  lineOf: (entry: Entry) => string;
  onSave: SaveList<Entry>;
  /** The form of a new entry, or of one that is there. */
  form: (entry: Entry | null, onDone: (entry: Entry) => Promise<unknown>) => ReactNode;
};

/** The form that is open: `index` is the place of its entry, the number of entries for a new one. */
type Opened = { index: number; title: string };

/** A list of the résumé: adding, changing, ordering and deleting its entries. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { title, one, entries, max, nameOf, lineOf, form } = props;
  const { save, remove, line } = useUndo(props);
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  const edited = open && (entries[open.index] ?? null);
  const keep = async (entry: Entry) => {
    if (!open) return;
    await save(entries.toSpliced(open.index, 1, entry));
    // Another form may have been opened meanwhile.
    setOpen((now) => (now === open ? null : now));
  };
  const order = (next: Entry[]) => void save(next).catch(sayRefused);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-18">{title}</h3>
        <Button
          variant="secondary"
          size="small"
          disabled={entries.length >= max}
          onClick={() => setOpen({ index: entries.length, title: `Add ${one}` })}
        >
          Add {one}
        </Button>
      </div>
      {entries.length === 0 && <p className="text-muted">None yet.</p>}
      {entries.length > 0 && (
        <OrderedList label={title} items={entries} nameOf={nameOf} onOrder={order}>
          {(entry, index) => (
            <>
              <p className="min-w-0 flex-1 basis-full pl-1 wrap-anywhere sm:basis-48">
                <span className="font-semibold">{nameOf(entry)}</span>{" "}
                <span className="block text-15 text-muted empty:hidden">{lineOf(entry)}</span>
              </p>
              <IconButton
                label={`Change ${nameOf(entry)}`}
                onClick={() => setOpen({ index, title: `Change ${one}` })}
              >
                <Pencil aria-hidden className="size-5" />
              </IconButton>
              <IconButton label={`Delete ${nameOf(entry)}`} onClick={() => remove(index)} className="-ml-3">
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </>
          )}
        </OrderedList>
      )}
      {line}
      <Dialog isOpen={open !== null} onOpenChange={close} title={open?.title ?? ""}>
        {form(edited, keep)}
      </Dialog>
    </div>
  );
}
