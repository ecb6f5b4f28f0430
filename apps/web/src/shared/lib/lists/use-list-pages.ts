import { useLocation, useSearchParams } from "react-router-dom";
import { type CachedPages, pageOf, startOf } from "../api/page-of.ts";

/**
 * Which page one of several lists on a page starts with, and the address of another one: under `name`, beside the pages
 * of the other lists. `cachedFrom(start)` is what the cache holds from a page on.
 */
export function useListPages(name: string, cachedFrom: (start: number) => CachedPages) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = startOf(pageOf(search, name), cachedFrom);
  const addressOf = (page: number) => {
    const next = new URLSearchParams(search);
    if (page > 1) next.set(name, String(page));
    else next.delete(name);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return { start, addressOf };
}
