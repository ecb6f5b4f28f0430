import type { Capability } from "@callboard/contracts/capability";
import { limits } from "@callboard/contracts/limits";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { prefetchSpellings } from "#shared/lib/lists/spellings.ts";
import { readSearch, type SearchState } from "./search-url.ts";

export function countsInput({ kind, search, facets, available }: SearchState) {
  const words = { search: search || undefined, available: available ?? undefined };
  return { ...facets, ...words, kind: kind ?? undefined };
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

type Places = { search: URLSearchParams; capabilities: readonly Capability[] };

export function prefetchSearch(utils: QueryUtils, { search: query, capabilities }: Places): Promise<unknown> {
  const state = readSearch(query);
  return Promise.all([
    utils.profile.list.prefetchInfinite(searchInput(state, searchStart(utils, state)), {}),
    utils.profile.counts.prefetch(countsInput(state)),
    prefetchSpellings(utils, capabilities, { search: state.search, list: "people" }),
  ]);
}
