import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { AuditFilters, filterNames } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";

const failure = "The audit log could not be loaded";

/** What the address asks for; a number that is none asks for nothing. */
function inputOf({ actor, action, kind, subject }: Record<(typeof filterNames)[number], string>) {
  return {
    ...(/^[1-9]\d{0,14}$/.test(actor) && { actor_id: Number(actor) }),
    ...(action && { action }),
    ...(kind && { subject_kind: kind }),
    ...(subject && { subject_id: subject }),
  };
}

/** Every act of the staff, newest first. */
export function Area() {
  const filters = useFilters(filterNames);
  const query = trpc.staff.audit.useInfiniteQuery(inputOf(filters.values), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { errors: "inline" },
  });
  const { data, isPlaceholderData } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHeader title="Audit log" text="Every act of the staff, newest first. Entries are never changed." />
      <AuditFilters filters={filters} acts={entries.map(({ action }) => action)} />
      <ListState query={query} failure={failure}>
        {() =>
          entries.length === 0 ? (
            <EmptyList
              title={filters.isFiltered ? "Nothing like that was done" : "Nothing was done yet"}
              text={
                filters.isFiltered
                  ? "No entry has all that the filters ask for."
                  : "The first act of the staff stands here."
              }
            />
          ) : (
            <div
              aria-busy={isPlaceholderData}
              className="transition-opacity duration-180 aria-busy:opacity-60"
            >
              <AuditList entries={entries} onFilter={filters.change} />
            </div>
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </>
  );
}
