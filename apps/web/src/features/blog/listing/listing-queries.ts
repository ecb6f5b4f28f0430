import { limits } from "@callboard/contracts/limits";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { Api } from "#shared/lib/api/trpc.ts";
import { type ListingState, readListing } from "./listing-url.ts";

type Filter = Pick<ListingState, "categoryId" | "query">;

function filterInput({ categoryId, query }: Filter) {
  return { category_id: categoryId ?? undefined, search: query || undefined };
}

export function featuredInput(filter: Filter) {
  return { ...filterInput(filter), is_featured: true, limit: limits.blogFeatured };
}

export function storiesInput(filter: Filter, start: number) {
  return { ...filterInput(filter), limit: limits.blogList, page: start };
}

/** The first page of the list that a URL shows. */
export function storiesStart(api: Api, state: ListingState): number {
  const cachedFrom = (start: number) => api.blog.list.getInfiniteData(storiesInput(state, start));
  return startOf(state.page, cachedFrom);
}

export function prefetchListing(api: Api, search: URLSearchParams): Promise<unknown> {
  const state = readListing(search);
  const start = storiesStart(api, state);
  return Promise.all([
    api.category.list.prefetch(),
    api.blog.list.prefetchInfinite(storiesInput(state, start), {}),
    start === 1 && api.blog.list.prefetch(featuredInput(state)),
  ]);
}
