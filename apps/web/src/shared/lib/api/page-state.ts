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

/** Every settled query of a rendered page, failed ones included. */
export function packQueries(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== "pending",
  });
  return { mutations, queries: queries.map((query) => ({ ...query, state: withPlainError(query.state) })) };
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
