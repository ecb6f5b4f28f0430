import { limits } from "@callboard/contracts/limits";

/** The page that an address asks for under `name`; the first one for anything that is no page number. */
export function pageOf(search: URLSearchParams, name = "page"): number {
  const text = search.get(name) ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), limits.listPageMax);
}

/** The address of a page of a list under `path`. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/**
 * Where a list starts so that it ends at `page`: an address names the last page that was loaded, and whoever comes back
 * finds the pages before it too. `loadedFrom(start)` tells how many pages the cache holds from there on. Nothing loaded:
 * the list is that page alone.
 */
export function startOf(page: number, loadedFrom: (start: number) => number): number {
  for (let start = 1; start < page; start++) {
    if (start + loadedFrom(start) > page) return start;
  }
  return page;
}
