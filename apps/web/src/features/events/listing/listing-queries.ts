import type { EventKind } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { Api } from "#shared/lib/api/trpc.ts";
import { citiesInput } from "#shared/lib/forms/use-cities.ts";
import { prefetchVideos } from "../videos/video-queries.ts";
import { type ListingState, readListing } from "./listing-url.ts";

type Filters = Pick<ListingState, "search" | "filter" | "city">;

function filterInput({ search, filter, city }: Filters) {
  return { search: search || undefined, is_event: filter || undefined, present_city: city || undefined };
}

/** The featured events that the filters leave. */
export function featuredInput(filters: Filters) {
  return {
    ...filterInput(filters),
    kind: "event" as const,
    is_featured: true,
    sortBy: "created_at" as const,
    sortOrder: "DESC" as const,
    limit: limits.eventFeatured,
  };
}

/** All of a kind that the filters leave, newest first, from page `start` on. */
export function listInput(kind: EventKind, filters: Filters, start: number) {
  return { ...filterInput(filters), kind, limit: limits.eventGrid, page: start };
}

/** The first page of the list that an address shows. */
export function listStart(api: Api, kind: EventKind, state: ListingState): number {
  const cachedFrom = (start: number) => api.event.list.getInfiniteData(listInput(kind, state, start));
  return startOf(state.page, cachedFrom);
}

/** Brings all that the page of auditions and events shows into the cache. */
export function prefetchEvents(api: Api, search: URLSearchParams): Promise<unknown> {
  const state = readListing(search);
  const start = listStart(api, "event", state);
  return Promise.all([
    api.reference.cities.prefetch(citiesInput),
    api.event.list.prefetchInfinite(listInput("event", state, start), {}),
    start === 1 && api.event.list.prefetch(featuredInput(state)),
    prefetchVideos(api),
  ]);
}

/** Brings all that the page of crowdfunding requests shows into the cache. */
export function prefetchCampaigns(api: Api, search: URLSearchParams): Promise<unknown> {
  const state = readListing(search);
  const start = listStart(api, "crowdfunding", state);
  return Promise.all([
    api.reference.cities.prefetch(citiesInput),
    api.event.list.prefetchInfinite(listInput("crowdfunding", state, start), {}),
  ]);
}
