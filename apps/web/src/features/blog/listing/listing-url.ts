import { listLimits } from "@callboard/contracts/list-limits";
import { pageOf } from "#shared/lib/api/page-of.ts";

/** The URL state of a listing: category, search text and the last page shown. */
export type ListingState = { categoryId: number | null; query: string; page: number };

/** Parses the URL of a listing; invalid values count as absent. */
export function readListing(search: URLSearchParams): ListingState {
  const id = search.get("category_id") ?? "";
  const categoryId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const query = (search.get("query") ?? "").slice(0, listLimits.searchMax).trim();
  return { categoryId, query, page: pageOf(search) };
}

/** The URL of a listing under `path`. */
export function listingUrl(path: string, { categoryId, query, page }: Partial<ListingState>): string {
  const search = new URLSearchParams();
  if (categoryId) search.set("category_id", String(categoryId));
  if (query) search.set("query", query);
  if (page && page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}
