import { type ArticleImport, importShows } from "@callboard/contracts/article-import";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { FilterBar, SelectFilter } from "../kit/filter-bar.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { EntryTable } from "./entry-table.tsx";
import { countText, isUnderWay, outcomeWords } from "./import-words.ts";

const failure = "The report could not be loaded";
const pollMs = 3_000;

/** What the check has found, or what has come of it. */
function Totals({
  value: { planned, results, state, new_tags, with_losses, images },
}: {
  value: ArticleImport;
}) {
  const isDone = results !== null && state !== "checked";
  const counts = isDone ? results : planned;
  if (!counts) return null;
  const outcomes = Object.entries(outcomeWords) as [keyof typeof counts, (typeof outcomeWords)["draft"]][];
  return (
    <>
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
        {outcomes.map(([outcome, words]) => (
          <div key={outcome} className="bg-surface px-4 py-3">
            <dt className="text-14 text-muted">{isDone ? words.done : words.planned}</dt>
            <dd className="font-display text-28 font-heading leading-heading">
              {counts[outcome].toLocaleString("en")}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-15 text-muted">
        {countText(new_tags, "new tag")}. {countText(images.found, "image")} found, {images.missing} missing,{" "}
        {images.remote} at other addresses. {countText(with_losses, "post")} with losses.
      </p>
    </>
  );
}

/** What becomes of each entry of the file, or has: as many at a time as one reads. */
export function ImportReport({ value }: { value: ArticleImport }) {
  const { values, change, clear, isFiltered } = useFilters(["show"]);
  const show = importShows.find((known) => known === values.show);
  const query = trpc.articleImport.entries.useInfiniteQuery(
    { id: value.id, ...(show && { show }) },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      // Pages that were loaded are asked for again: only the first few follow what happens.
      refetchInterval: ({ state }) =>
        isUnderWay(value.state) && (state.data?.pages.length ?? 0) <= 3 && pollMs,
      meta: { errors: "inline" },
    },
  );
  const { refetch } = query;
  const lastState = useRef(value.state);
  useEffect(() => {
    if (lastState.current === value.state) return;
    lastState.current = value.state;
    // What happened since the last look, before nothing more does.
    void refetch();
  }, [value.state, refetch]);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const unread = value.state === "failed" ? "Nothing of the file could be read" : "The file holds nothing";
  const emptyText = isUnderWay(value.state) ? "The file is being read" : unread;
  return (
    <section aria-labelledby="report" className="grid gap-4">
      <h2 id="report" className="text-20">
        Report
      </h2>
      <Totals value={value} />
      <FilterBar label="Filter the report" isFiltered={isFiltered} onClear={clear}>
        <SelectFilter
          label="Show"
          all="Everything"
          value={show ?? ""}
          onChange={(next) => change({ show: next })}
        >
          <option value="problem">What cannot be imported</option>
          <option value="losses">What loses something</option>
          <option value="published">Published</option>
          <option value="draft">Drafts</option>
          <option value="scheduled">Scheduled</option>
          <option value="unchanged">There already</option>
          <option value="skipped">Left out</option>
        </SelectFilter>
      </FilterBar>
      <ListState query={query} failure={failure}>
        {() =>
          entries.length === 0 ? (
            <EmptyList title={show ? "Nothing of that kind" : emptyText} />
          ) : (
            <EntryTable entries={entries} />
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </section>
  );
}
