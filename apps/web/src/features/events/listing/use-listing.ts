import type { EventKind } from "@callboard/contracts/event";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { pageAddress } from "#shared/lib/api/page-of.ts";
import { listGcTime } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import type { PageHeadInput } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { calendarFeed } from "./calendar-feed.ts";
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
  const state = readListing(query);
  const addressOf = (change: Partial<ListingState>) => listingUrl(pathname, { ...state, page: 1, ...change });
  const isFiltered = Boolean(state.search || state.filter || state.city);
  return { pathname, state, addressOf, isFiltered };
}

/** Sets the page's title, and noindex for a search; returns the page that the list starts with. */
export function useListingPage(kind: EventKind, words: Pick<PageHeadInput, "title" | "description">): number {
  const { state, isFiltered } = useListingState();
  const path = kind === "event" ? "/events" : "/crowdfunding";
  usePageHead({
    ...words,
    canonical: state.search ? undefined : pageAddress(path, isFiltered ? 1 : state.page),
    robots: state.search ? "noindex" : undefined,
    feeds: kind === "event" ? [calendarFeed(state)] : undefined,
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
