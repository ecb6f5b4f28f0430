import { limits } from "@callboard/contracts/limits";
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";

/** What the browser continues from after the gateway rendered a page. */
export type PageState = { queries: DehydratedState; now: string; host: string };

type QueryState = DehydratedState["queries"][number]["state"];

/** An error as plain data: what a screen reads of it survives the way through JSON. */
function withPlainError(state: QueryState): QueryState {
  if (!state.error) return state;
  const { message, data } = state.error as Error & { data?: unknown };
  return { ...state, error: { name: "Error", message, data } as Error, fetchFailureReason: null };
}

type List = { events?: { description: string }[] };

/** One character more than a card shows, so that it knows of the rest. */
const beginningOf = (text: string) =>
  Array.from(text)
    .slice(0, limits.excerptCard + 1)
    .join("");

/** Of lists of events, as much of the long texts as cards show. A page may list two dozen, and half of it would be those. */
function withBeginnings(state: QueryState): QueryState {
  const shorten = (list: List) => ({
    ...list,
    events: list.events?.map((event) => ({ ...event, description: beginningOf(event.description) })),
  });
  const { data } = state as { data?: List & { pages?: List[] } };
  if (!data) return state;
  return { ...state, data: data.pages ? { ...data, pages: data.pages.map(shorten) } : shorten(data) };
}

const isEventList = ([path]: readonly unknown[]) => Array.isArray(path) && path.join(".") === "event.list";

/** Every settled query of a rendered page, failed ones included. */
export function packQueries(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== "pending",
  });
  const packed = queries.map(({ state, ...query }) => {
    const plain = withPlainError(state);
    return { ...query, state: isEventList(query.queryKey) ? withBeginnings(plain) : plain };
  });
  return { mutations, queries: packed };
}

/**
 * Fills the cache from a rendered page. The answers count as fresh from now on, however old the page is, and stay: a
 * part of the page that is taken over late reads them then.
 */
export function unpackQueries(queryClient: QueryClient, { queries, mutations }: DehydratedState): void {
  const now = Date.now();
  const fresh = queries.map((query) => ({
    ...query,
    dehydratedAt: now,
    state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt && now },
  }));
  const defaultOptions = { queries: { gcTime: Number.POSITIVE_INFINITY } };
  hydrate(queryClient, { mutations, queries: fresh }, { defaultOptions });
}
