import { listLimits } from "@callboard/contracts/list-limits";

/** The page that an address asks for under `name`; the first one for anything that is no page number. */
export function pageOf(search: URLSearchParams, name = "page"): number {
  const text = search.get(name) ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), listLimits.listPageMax);
}

/** The address of a page of a list under `path`. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The pages of a list in the cache, as `getInfiniteData` finds them. */
export type CachedPages = { pages: readonly unknown[] } | undefined;

/**
 * Where a list starts so that it ends at `page`: an address names the last page that was loaded, and whoever comes back
 * finds the pages before it too. `cachedFrom(start)` is what the cache holds from a page on. Nothing there: the list is
 * that page alone.
 */
export function startOf(page: number, cachedFrom: (start: number) => CachedPages): number {
  for (let start = 1; start < page; start++) {
    const count = cachedFrom(start)?.pages.length ?? 0;
    if (start + count > page) return start;
  }
  return page;
}
