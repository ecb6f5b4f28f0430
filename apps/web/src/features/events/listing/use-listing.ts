import type { EventKind } from "@callboard/contracts/event";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { pageAddress } from "#shared/lib/api/page-of.ts";
import { listGcTime } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { type PageHeadInput, useCapability } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import type { CallsState } from "../finding/calls-url.ts";
import { calendarFeed, newestFeed } from "./calls-feeds.ts";
import { featuredInput, listInput, listStart } from "./listing-queries.ts";
import { type ListingState, listingUrl, readListing } from "./listing-url.ts";

/** While other results load, the old ones stay, marked as busy. The list shows errors in place. */
const options = {
  placeholderData: keepPreviousData,
  gcTime: listGcTime,
  meta: { errors: "inline" },
} as const;

/** The URL state, and URLs that change it; changing a filter returns to the first page. */
export function useListingState() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const hasFilters = useCapability("filters") && pathname === "/events";
  const state = readListing(query, hasFilters);
  const addressOf = (change: Partial<ListingState>) => listingUrl(pathname, { ...state, page: 1, ...change });
  const callsAddress = (calls: CallsState, change: Partial<ListingState> = {}) =>
    addressOf({ calls: { ...state.calls, ...calls }, ...change });
  const isFiltered = Boolean(state.search || state.filter || state.city || state.calls);
  return { pathname, state, addressOf, callsAddress, isFiltered };
}

/** Sets the page's title, and noindex for a search and for further filters, whose combinations are without end; returns the page that the list starts with. */
export function useListingPage(kind: EventKind, words: Pick<PageHeadInput, "title" | "description">): number {
  const { state, isFiltered } = useListingState();
  const path = kind === "event" ? "/events" : "/crowdfunding";
  usePageHead({
    ...words,
    canonical: state.search || state.calls ? undefined : pageAddress(path, isFiltered ? 1 : state.page),
    robots: state.search || state.calls ? "noindex" : undefined,
    feeds: kind === "event" ? [calendarFeed(state), newestFeed(state)] : undefined,
  });
  return listStart(trpc.useUtils(), kind, state);
}

export function useFeatured() {
  const { state } = useListingState();
  return trpc.event.list.useQuery(featuredInput(state), options);
}

export function useList(kind: EventKind, start: number) {
  const { state } = useListingState();
  return trpc.event.list.useInfiniteQuery(listInput(kind, state, start), {
    ...options,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
}

/** Said where a list could not be loaded. */
export const listFailure = "Events could not be loaded";
