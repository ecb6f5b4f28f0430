import type { ListEntry, ListName } from "@callboard/contracts/site-list";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { RowMenu } from "../kit/row-menu.tsx";
import { columnsFor } from "./list-columns.tsx";
import { listSpecs, nameOf } from "./list-specs.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { type Move, moveButton } from "./use-order.ts";

type EntryTableProps = {
  list: ListName;
  rows: readonly ListEntry[];
  /** Not there where only some of the entries are shown. */
  onMove?: (entry: ListEntry, how: Move) => void;
  onChange: (entry: ListEntry) => void;
};

const moveClass = "size-9! aria-disabled:opacity-40 max-md:size-11!";

function MoveButtons({
  entry,
  rows,
  onMove,
}: Required<Pick<EntryTableProps, "rows" | "onMove">> & { entry: ListEntry }) {
  const place = rows.indexOf(entry);
  const shared = { className: moveClass };
  return (
    <div className="-ml-2.5 flex gap-1 md:-my-1.5">
      <IconButton
        {...shared}
        {...moveButton(entry.id, "up")}
        label={`Move ${nameOf(entry)} up`}
        aria-disabled={place === 0}
        onClick={() => onMove(entry, "up")}
      >
        <ArrowUp aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        {...shared}
        {...moveButton(entry.id, "down")}
        label={`Move ${nameOf(entry)} down`}
        aria-disabled={place === rows.length - 1}
        onClick={() => onMove(entry, "down")}
      >
        <ArrowDown aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  );
}

/** Asks before an entry is removed. */
function useRemoval(list: ListName, onAsk: (act: Act) => void) {
  const utils = trpc.useUtils();
  const remove = trpc.siteList.remove.useMutation({
    meta: { errors: "inline" },
    onSettled: () => utils.siteList.list.invalidate({ list }),
  });
  return (entry: ListEntry) =>
    onAsk({
      title: `Remove ${nameOf(entry)}?`,
      description: `The ${listSpecs[list].noun} is gone from the site at once, and cannot be brought back.`,
      confirmText: "Remove",
      busyText: "Removing…",
      doneText: `${nameOf(entry)} is removed`,
      run: () => remove.mutateAsync({ list, id: entry.id, version: entry.version }),
    });
}

export function EntryTable({ list, rows, onMove, onChange }: EntryTableProps) {
  const [act, setAct] = useState<Act | null>(null);
  const [merging, setMerging] = useState<ListEntry | null>(null);
  const askToRemove = useRemoval(list, setAct);
  const order: Column<ListEntry>[] = onMove
    ? [{ header: "Order", cell: (entry) => <MoveButtons {...{ entry, rows, onMove }} /> }]
    : [];
  const actions: Column<ListEntry> = {
    header: "Acts",
    isActions: true,
    cell: (entry) => (
      <RowMenu
        label={`Acts for ${nameOf(entry)}`}
        acts={[
          { text: "Change…", onSelect: () => onChange(entry) },
          ...(onMove
            ? [
                { text: "Move to the top", onSelect: () => onMove(entry, "top") },
                { text: "Move to the end", onSelect: () => onMove(entry, "end") },
              ]
            : []),
          ...(list === "tag" ? [{ text: "Merge into another…", onSelect: () => setMerging(entry) }] : []),
          {
            text: entry.is_used ? "Remove (in use)" : "Remove…",
            isDisabled: entry.is_used,
            onSelect: () => askToRemove(entry),
          },
        ]}
      />
    ),
  };
  return (
    <>
      <DataTable
        caption={listSpecs[list].title}
        columns={[...columnsFor(list), ...order, actions]}
        rows={rows}
        keyOf={({ id }) => id}
      />
      <ActDialog act={act} onClose={() => setAct(null)} />
      <MergeDialog key={merging?.id} tag={merging} onClose={() => setMerging(null)} />
    </>
  );
}
