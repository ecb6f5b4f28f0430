import type { EventFilter } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { pageOf } from "#shared/lib/api/page-of.ts";
import { type CallsState, callsParams, readCalls } from "../finding/calls-url.ts";

/**
 * The URL state of a list of events: search text, time, city (lower case), the last page shown, and the further filters of
 * calls where there are any.
 */
export type ListingState = {
  search: string;
  filter: EventFilter;
  city: string;
  page: number;
  calls?: CallsState | undefined;
};

// Not imported from the contracts, which would load their schemas on every page with a list.
const filters: readonly EventFilter[] = ["", "upcoming", "past"];
const cityMax = 100;

/** Parses the URL of a list of events; invalid values count as absent. `hasFilters`: the upstream has the further filters. */
export function readListing(search: URLSearchParams, hasFilters = false): ListingState {
  const calls = hasFilters ? readCalls(search) : {};
  return {
    search: (search.get("search") ?? "").slice(0, limits.searchMax).trim(),
    filter: filters.find((filter) => filter === search.get("filter")) ?? "",
    city: (search.get("city") ?? "").slice(0, cityMax).trim().toLowerCase(),
    page: pageOf(search),
    ...(Object.keys(calls).length > 0 && { calls }),
  };
}

/** The URL of a list of events under `path`. */
export function listingUrl(path: string, { search, filter, city, page, calls }: ListingState): string {
  // In one order, however they were chosen: one list has one address.
  const further = callsParams.map((name) => [name, calls?.[name]] as const);
  const listing = {
    search,
    filter,
    city,
    ...Object.fromEntries(further),
    page: page > 1 ? String(page) : "",
  };
  const said = Object.entries<string | undefined>(listing);
  const query = new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
