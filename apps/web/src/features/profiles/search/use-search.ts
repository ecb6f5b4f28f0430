import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { listGcTime } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { countsInput, searchInput, searchStart } from "./search-queries.ts";
import { readSearch, type SearchState, searchFields, searchUrl } from "./search-url.ts";

/** The URL state of the directory's page, and URLs that change it; another selection begins at the first page. */
export function useSearchState() {
  const [query] = useSearchParams();
  const state = readSearch(query);
  const addressOf = (change: Partial<SearchState>) => searchUrl({ ...state, page: 1, ...change });
  const isFiltered = Object.keys(searchFields({ ...state, sort: "newest" })).length > 0;
  return { state, addressOf, isFiltered };
}

/** While another selection loads, the old profiles and counts stay. */
const options = {
  placeholderData: keepPreviousData,
  gcTime: listGcTime,
  meta: { errors: "inline" },
} as const;

/** The profiles in the URL, paged. */
export function useFoundProfiles() {
  const { state, addressOf } = useSearchState();
  const start = searchStart(trpc.useUtils(), state);
  const query = trpc.profile.list.useInfiniteQuery(searchInput(state, start), {
    ...options,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place: { start, addressOf: (page: number) => addressOf({ page }) } };
}

export function useCounts() {
  const { state } = useSearchState();
  return trpc.profile.counts.useQuery(countsInput(state), options);
}
