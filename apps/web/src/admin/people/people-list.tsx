import { limits } from "@callboard/contracts/limits";
import { type PersonSummary, peopleStates } from "@callboard/contracts/person";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { FilterBar, SelectFilter, TextFilter } from "../kit/filter-bar.tsx";
import { Instant } from "../kit/instant.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { roleNames } from "../shell/role-names.ts";
import { SuspensionChip } from "./suspension-chip.tsx";

const failure = "The people could not be loaded";

const columns: Column<PersonSummary>[] = [
  {
    header: "Who",
    isTitle: true,
    cell: ({ id, name, username, email, erased_at }) => (
      <div>
        <Link
          to={`/admin/people/${id}`}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-14 text-muted">
          <span>{username}</span>
          {!erased_at && <span className="min-w-0">{email}</span>}
        </p>
      </div>
    ),
  },
  {
    header: "Phone",
    className: "md:whitespace-nowrap",
    cell: ({ phone, erased_at }) => (erased_at ? "–" : phone),
  },
  {
    header: "Joined",
    className: "md:whitespace-nowrap",
    cell: ({ created_at }) => <Instant at={created_at} to="day" />,
  },
  {
    header: "State",
    cell: ({ role, suspension, erased_at }) => {
      if (erased_at) return <StatusChip>Erased</StatusChip>;
      if (suspension) return <SuspensionChip until={suspension.until} />;
      return role ? <StatusChip tone="info">{roleNames[role].name}</StatusChip> : "Open";
    },
  },
];

/** Everybody who has an account. */
export function PeopleList() {
  const filters = useFilters(["search", "state"]);
  const { search, state: asked } = filters.values;
  const state = peopleStates.find((name) => name === asked);
  const input = { ...(search && { search }), ...(state && { state }) };
  const query = trpc.people.list.useInfiniteQuery(input, {
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { errors: "inline" },
  });
  return (
    <>
      <PageHeader
        title="People"
        text="Everybody who has an account, the newest first. Open one to see its sessions and postings, or to suspend it."
      />
      <FilterBar label="Find people" isFiltered={filters.isFiltered} onClear={filters.clear}>
        <TextFilter
          label="Find somebody"
          placeholder="Name, email or phone"
          maxLength={limits.searchMax}
          value={search}
          onChange={(next) => filters.change({ search: next })}
        />
        <SelectFilter
          label="State"
          all="Everybody"
          value={state ?? ""}
          onChange={(next) => filters.change({ state: next })}
        >
          <option value="suspended">Suspended</option>
          <option value="staff">Staff</option>
        </SelectFilter>
      </FilterBar>
      <ListState query={query} failure={failure}>
        {({ pages }) => {
          const people = pages.flatMap((page) => page.people);
          if (people.length === 0)
            return filters.isFiltered ? (
              <EmptyList
                title="Nobody was found"
                text="Every word must be the beginning of one in the name, the username or the email address; a number may leave its country out."
              />
            ) : (
              <EmptyList title="Nobody has an account yet" />
            );
          return (
            <div
              aria-busy={query.isPlaceholderData}
              className="transition-opacity duration-180 aria-busy:opacity-60"
            >
              <DataTable caption="People" columns={columns} rows={people} keyOf={({ id }) => id} />
            </div>
          );
        }}
      </ListState>
      <LoadMore query={query} failure={failure} />
    </>
  );
}
