import {
  type CaseSource,
  type CaseSummary,
  caseSources,
  type SubjectKind,
  subjectKinds,
} from "@callboard/contracts/moderation";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { reasonTexts } from "#shared/ui/report/report-words.ts";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { FilterBar, SelectFilter } from "../kit/filter-bar.tsx";
import { Instant } from "../kit/instant.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { kindTexts, sourceTexts } from "./moderation-words.ts";

const failure = "The queue could not be loaded";

const columns: Column<CaseSummary>[] = [
  {
    header: "What",
    isTitle: true,
    cell: ({ id, title, subject_kind }) => (
      <div className="grid gap-0.5">
        <Link
          to={`/admin/moderation/${id}`}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {title}
        </Link>
        <span className="text-14 text-muted">{kindTexts[subject_kind]}</span>
      </div>
    ),
  },
  {
    header: "Why",
    cell: ({ source, report_count, reasons }) => (
      <div className="grid justify-items-start gap-1">
        <StatusChip tone={sourceTexts[source].tone}>
          {source === "report" && report_count > 1 ? `Reported by ${report_count}` : sourceTexts[source].name}
        </StatusChip>
        {reasons.length > 0 && (
          <span className="text-14 text-muted">
            {reasons.map((reason) => reasonTexts[reason]).join(", ")}
          </span>
        )}
      </div>
    ),
  },
  { header: "By", cell: ({ author }) => author?.name ?? <span className="text-muted">Nobody any more</span> },
  {
    header: "Waiting since",
    className: "md:whitespace-nowrap",
    cell: ({ opened_at }) => <Instant at={opened_at} />,
  },
];

const has = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

/** The open cases, those that wait longest first. */
export function CaseQueue() {
  const filters = useFilters(["kind", "source"]);
  const { kind, source } = filters.values;
  const query = trpc.moderation.cases.useInfiniteQuery(
    {
      ...(has<SubjectKind>(subjectKinds, kind) && { subject_kind: kind }),
      ...(has<CaseSource>(caseSources, source) && { source }),
    },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { errors: "inline" },
    },
  );
  const { data } = query;
  const cases = data?.pages.flatMap((page) => page.cases) ?? [];
  return (
    <>
      <PageHeader
        title="Moderation"
        text="What waits for a decision, the longest first."
        actions={
          <Link to="/admin/moderation/words" className={buttonClass({ variant: "secondary" })}>
            Words
          </Link>
        }
      />
      <FilterBar label="Filter the queue" isFiltered={filters.isFiltered} onClear={filters.clear}>
        <SelectFilter
          label="What"
          all="Everything"
          value={kind}
          onChange={(next) => filters.change({ kind: next })}
        >
          {subjectKinds.map((each) => (
            <option key={each} value={each}>
              {kindTexts[each]}
            </option>
          ))}
        </SelectFilter>
        <SelectFilter
          label="Why"
          all="Every cause"
          value={source}
          onChange={(next) => filters.change({ source: next })}
        >
          {caseSources.map((each) => (
            <option key={each} value={each}>
              {sourceTexts[each].name}
            </option>
          ))}
        </SelectFilter>
      </FilterBar>
      <ListState query={query} failure={failure}>
        {() =>
          cases.length === 0 ? (
            <EmptyList
              title={filters.isFiltered ? "Nothing of that waits" : "Nothing waits"}
              text={
                filters.isFiltered
                  ? "No open case has all that the filters ask for."
                  : "What is reported, or held before it is public, stands here."
              }
            />
          ) : (
            <DataTable caption="Open cases" columns={columns} rows={cases} keyOf={({ id }) => id} />
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </>
  );
}
