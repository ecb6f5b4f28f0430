import { useLocation, useSearchParams } from "react-router-dom";
import { pageOf, startOf } from "../api/page-of.ts";

/**
 * Which page one of several lists on a page starts with, and the address of another one: under `name`, beside the pages
 * of the other lists. `loadedFrom(start)` tells how many pages the cache holds from there on.
 */
export function useListPages(name: string, loadedFrom: (start: number) => number) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = startOf(pageOf(search, name), loadedFrom);
  const addressOf = (page: number) => {
    const next = new URLSearchParams(search);
    if (page > 1) next.set(name, String(page));
    else next.delete(name);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return { start, addressOf };
}
