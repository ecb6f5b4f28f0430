import { useChangeSearch } from "#shared/lib/page/use-change-search.ts";

/** Opens and closes the application dialog over a list: the search param names the event. */
export function useApplyParam() {
  const change = useChangeSearch();
  return {
    open: (eventId: number) => change((next) => next.set("apply", String(eventId))),
    close: () => change((next) => next.delete("apply")),
  };
}
