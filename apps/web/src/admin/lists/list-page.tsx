import type { ListEntry, ListName } from "@callboard/contracts/site-list";
import { Plus } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button } from "#shared/ui/button.tsx";
import { FilterBar, TextFilter } from "../kit/filter-bar.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { type Edited, EntryDialog } from "./entry-dialog.tsx";
import { EntryTable } from "./entry-table.tsx";
import { listSpecs, nameOf } from "./list-specs.ts";
import { OrderBar } from "./order-bar.tsx";
import { useOrder } from "./use-order.ts";

/** From how many entries on a list can be searched. */
const searchedFrom = 12;

type EntriesProps = {
  list: ListName;
  entries: readonly ListEntry[];
  onChange: (entry: ListEntry) => void;
  onAdd: () => void;
};

function Entries({ list, entries, onChange, onAdd }: EntriesProps) {
  const { noun, title, addText, isOrdered } = listSpecs[list];
  const { values, change, clear, isFiltered } = useFilters(["search"]);
  const { ordered, isChanged, announcement, move, forget } = useOrder(entries);
  const wanted = values.search.toLocaleLowerCase();
  const shown = ordered.filter((entry) => nameOf(entry).toLocaleLowerCase().includes(wanted));
  if (entries.length === 0) {
    return (
      <EmptyList
        title={`There are no ${title.toLocaleLowerCase()} yet`}
        text={`The first ${noun} stands here.`}
        action={
          <Button variant="secondary" size="small" onClick={onAdd}>
            {addText}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {(entries.length >= searchedFrom || isFiltered) && (
        <FilterBar label={`Search the ${title.toLocaleLowerCase()}`} isFiltered={isFiltered} onClear={clear}>
          <TextFilter
            label="Find by name"
            maxLength={100}
            value={values.search}
            onChange={(search) => change({ search })}
          />
        </FilterBar>
      )}
      {shown.length === 0 ? (
        <EmptyList title="Nothing has that name" text="Clear the filter to see the whole list." />
      ) : (
        <EntryTable
          {...{ list, onChange }}
          rows={shown}
          {...(isOrdered && !isFiltered && entries.length > 1 && { onMove: move })}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isChanged && <OrderBar list={list} ids={ordered.map(({ id }) => id)} onDone={forget} />}
    </>
  );
}

/** One list: what stands on it, in which order. */
export function ListPage({ list }: { list: ListName }) {
  const { title, about, addText } = listSpecs[list];
  const [edited, setEdited] = useState<Edited | null>(null);
  const query = trpc.siteList.list.useQuery({ list }, { staleTime: 0, meta: { errors: "inline" } });
  const add = () => setEdited({ list, entry: null });
  return (
    <>
      <BackLink to="/admin/lists">Lists</BackLink>
      <PageHeader
        title={title}
        text={about}
        actions={
          <Button size="small" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {addText}
          </Button>
        }
      />
      <ListState query={query} failure="The list could not be loaded">
        {({ entries }) => (
          <Entries
            list={list}
            entries={entries}
            onAdd={add}
            onChange={(entry) => setEdited({ list, entry })}
          />
        )}
      </ListState>
      <EntryDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}
