import type { EventFilter } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { pageOf } from "#shared/lib/api/page-of.ts";

/** The URL state of a list of events: search text, time, city (lower case) and the last page shown. */
export type ListingState = { search: string; filter: EventFilter; city: string; page: number };

// Not imported from the contracts, which would load their schemas on every page with a list.
const filters: readonly EventFilter[] = ["", "upcoming", "past"];
const cityMax = 100;

/** Parses the URL of a list of events; invalid values count as absent. */
export function readListing(search: URLSearchParams): ListingState {
  return {
    search: (search.get("search") ?? "").slice(0, limits.searchMax).trim(),
    filter: filters.find((filter) => filter === search.get("filter")) ?? "",
    city: (search.get("city") ?? "").slice(0, cityMax).trim().toLowerCase(),
    page: pageOf(search),
  };
}

/** The URL of a list of events under `path`. */
export function listingUrl(path: string, { search, filter, city, page }: ListingState): string {
  const said = Object.entries({ search, filter, city, page: page > 1 ? String(page) : "" });
  const query = new URLSearchParams(said.filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}
