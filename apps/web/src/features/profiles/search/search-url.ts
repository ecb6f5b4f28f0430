import type { DirectoryFacet, DirectorySort } from "@callboard/contracts/directory";
import { listLimits } from "@callboard/contracts/list-limits";
import { pageOf } from "#shared/lib/api/page-of.ts";
import { parseDate } from "#shared/lib/dates/dates.ts";
import { type ProfileKind, profileKindOf } from "../directory-url.ts";
import { facetNames } from "./facet-words.ts";

export const directoryPath = "/directory";

/** The URL state of the directory's page: who is shown, in which order, and the last page shown. */
export type SearchState = {
  kind: ProfileKind | null;
  search: string;
  facets: Partial<Record<DirectoryFacet, string>>;
  /** The day on which nobody shown says that they are away. */
  available: string | null;
  sort: DirectorySort;
  page: number;
};

const valueMax = 100;

/** A day as the directory takes it; null for any other text. */
function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text < "0001") return null;
  return parseDate(text).format("YYYY-MM-DD") === text ? text : null;
}

/** Parses the URL of the directory's page; invalid values count as absent. */
export function readSearch(query: URLSearchParams): SearchState {
  const chosen = facetNames.flatMap((facet) => {
    const value = (query.get(facet) ?? "").slice(0, valueMax).trim();
    return value ? [[facet, value] as const] : [];
  });
  return {
    kind: profileKindOf(query.get("kind")),
    search: (query.get("search") ?? "").slice(0, listLimits.searchMax).trim(),
    facets: Object.fromEntries(chosen),
    available: dayOf(query.get("available")),
    sort: query.get("sort") === "updated" ? "updated" : "newest",
    page: pageOf(query),
  };
}

/** What a state says in its URL, by name, without the page: what is not said is not there. */
export function searchFields({ kind, search, facets, available, sort }: SearchState): Record<string, string> {
  // In one order, whichever was chosen first: a selection has one address.
  const chosen = facetNames.flatMap((facet) => {
    const value = facets[facet];
    return value === undefined ? [] : [[facet, value]];
  });
  return {
    ...(kind && { kind }),
    ...(search && { search }),
    ...Object.fromEntries(chosen),
    ...(available && { available }),
    ...(sort === "updated" && { sort }),
  };
}

export function searchUrl(state: SearchState): string {
  const query = new URLSearchParams(searchFields(state));
  if (state.page > 1) query.set("page", String(state.page));
  return query.size > 0 ? `${directoryPath}?${query}` : directoryPath;
}

/** The state without one of the facets' values. */
export function withoutFacet(state: SearchState, facet: DirectoryFacet): SearchState {
  const { [facet]: _value, ...facets } = state.facets;
  return { ...state, facets, page: 1 };
}
