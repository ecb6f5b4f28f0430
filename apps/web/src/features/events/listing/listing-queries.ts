import type { Capability } from "@callboard/contracts/capability";
import type { EventKind } from "@callboard/contracts/event";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { citiesInput } from "#shared/lib/forms/use-cities.ts";
import { prefetchSpellings } from "#shared/lib/lists/spellings.ts";
import { callsInput } from "../finding/calls-input.ts";
import { isNarrowed } from "../finding/calls-url.ts";
import { prefetchVideos } from "../videos/video-queries.ts";
import { type ListingState, readListing } from "./listing-url.ts";

/** Whole rows of the grid at every width. */
export const pageSize = 12;
export const featuredCount = 5;

type Filters = Pick<ListingState, "search" | "filter" | "city" | "calls">;

function filterInput({ search, filter, city }: Filters) {
  return { search: search || undefined, is_event: filter || undefined, present_city: city || undefined };
}

export function featuredInput(filters: Filters) {
  return {
    ...filterInput(filters),
    kind: "event" as const,
    is_featured: true,
    sortBy: "created_at" as const,
    sortOrder: "DESC" as const,
    limit: featuredCount,
  };
}

/** The filtered list of a kind, newest first unless calls are sorted otherwise, from page `start` on. */
export function listInput(kind: EventKind, filters: Filters, start: number) {
  const calls = kind === "event" && filters.calls ? callsInput(filters.calls) : {};
  return { ...filterInput(filters), ...calls, kind, limit: pageSize, page: start };
}

/** How many calls each further filter leaves of that list. */
export function facetsInput(filters: Filters) {
  return { ...filterInput(filters), ...callsInput(filters.calls ?? {}) };
}

/** What is featured stands above the first page, unless the list below is of something narrower. */
export const isFeaturedShown = ({ calls = {} }: ListingState, start: number) =>
  start === 1 && !isNarrowed(calls) && calls.sort === undefined;

/** The first page of the list that a URL shows. */
export function listStart(utils: QueryUtils, kind: EventKind, state: ListingState): number {
  const cachedFrom = (start: number) => utils.event.list.getInfiniteData(listInput(kind, state, start));
  return startOf(state.page, cachedFrom);
}

type Places = { search: URLSearchParams; capabilities: readonly Capability[] };

export function prefetchEvents(utils: QueryUtils, { search, capabilities }: Places): Promise<unknown> {
  const hasFilters = capabilities.includes("filters");
  const state = readListing(search, hasFilters);
  const start = listStart(utils, "event", state);
  return Promise.all([
    utils.reference.cities.prefetch(citiesInput),
    utils.event.list.prefetchInfinite(listInput("event", state, start), {}),
    hasFilters && utils.event.facets.prefetch(facetsInput(state)),
    isFeaturedShown(state, start) && utils.event.list.prefetch(featuredInput(state)),
    prefetchVideos(utils),
    prefetchSpellings(utils, capabilities, { search: state.search, list: "calls" }),
  ]);
}

export function prefetchCampaigns(utils: QueryUtils, { search, capabilities }: Places): Promise<unknown> {
  const state = readListing(search);
  const start = listStart(utils, "crowdfunding", state);
  return Promise.all([
    utils.reference.cities.prefetch(citiesInput),
    utils.event.list.prefetchInfinite(listInput("crowdfunding", state, start), {}),
    prefetchSpellings(utils, capabilities, { search: state.search, list: "campaigns" }),
  ]);
}
