import type { Capability } from "@callboard/contracts/capability";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { type ListingState, readListing } from "./listing-url.ts";

const pageSize = 10;
const featuredCount = 5;

type Filter = Pick<ListingState, "categoryId" | "query">;

function filterInput({ categoryId, query }: Filter) {
  return { category_id: categoryId ?? undefined, search: query || undefined };
}

export function featuredInput(filter: Filter) {
  return { ...filterInput(filter), is_featured: true, limit: featuredCount };
}

export function storiesInput(filter: Filter, start: number) {
  return { ...filterInput(filter), limit: pageSize, page: start };
}

/** The first page of the list that a URL shows. */
export function storiesStart(utils: QueryUtils, state: ListingState): number {
  const cachedFrom = (start: number) => utils.blog.list.getInfiniteData(storiesInput(state, start));
  return startOf(state.page, cachedFrom);
}

/** Loaded for a search alone, which few visits begin with. */
async function prefetchSpelt(utils: QueryUtils, capabilities: readonly Capability[], search: string) {
  const { prefetchSpellings } = await import("#shared/lib/lists/spellings.ts");
  await prefetchSpellings(utils, capabilities, { search, list: "stories" });
}

type Places = { search: URLSearchParams; capabilities: readonly Capability[] };

export function prefetchListing(utils: QueryUtils, { search, capabilities }: Places): Promise<unknown> {
  const state = readListing(search);
  const start = storiesStart(utils, state);
  return Promise.all([
    utils.category.list.prefetch(),
    utils.blog.list.prefetchInfinite(storiesInput(state, start), {}),
    start === 1 && utils.blog.list.prefetch(featuredInput(state)),
    state.query && prefetchSpelt(utils, capabilities, state.query),
  ]);
}
