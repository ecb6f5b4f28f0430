import { limits } from "@callboard/contracts/limits";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { readSearch, type SearchState } from "./search-url.ts";

export function countsInput({ kind, search, facets }: SearchState) {
  return { ...facets, kind: kind ?? undefined, search: search || undefined };
}

/** The list of a state from page `start` on. */
export function searchInput(state: SearchState, start: number) {
  return { ...countsInput(state), sort: state.sort, limit: limits.profileList, page: start };
}

/** The first page of the list that a URL shows. */
export function searchStart(utils: QueryUtils, state: SearchState): number {
  const cachedFrom = (start: number) => utils.profile.list.getInfiniteData(searchInput(state, start));
  return startOf(state.page, cachedFrom);
}

export function prefetchSearch(utils: QueryUtils, query: URLSearchParams): Promise<unknown> {
  const state = readSearch(query);
  return Promise.all([
    utils.profile.list.prefetchInfinite(searchInput(state, searchStart(utils, state)), {}),
    utils.profile.counts.prefetch(countsInput(state)),
  ]);
}
