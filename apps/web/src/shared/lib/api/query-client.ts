import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { ErrorHandler, FailureMeta } from "../failure/error-handler.ts";
import { noteChange } from "./recent-change.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: FailureMeta & Record<string, unknown>;
    mutationMeta: FailureMeta & Record<string, unknown>;
  }
}

const freshFor = 60_000;

/** How long, in milliseconds, a list that was left is kept (its `gcTime`) for whoever comes back from one of its items. */
export const listGcTime = 30 * 60_000;

/**
 * The cache of everything that was read. Nothing is retried behind the reader's back, and a failed query stays failed
 * until somebody asks again (`refetch`, or the next visit of the page).
 */
export function createQueryClient(onError: ErrorHandler): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // A failed prefetch concerns no screen: the page asks again when it is opened.
      onError: (error, query) => {
        if (query.getObserversCount() > 0) onError(error, { kind: "query", meta: query.meta });
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: noteChange,
      onError: (error, _variables, _result, mutation) =>
        onError(error, { kind: "mutation", meta: mutation.meta }),
    }),
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Forgets failed queries that nothing on the screen shows, so that the next visit asks again. */
export function forgetFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: "inactive", predicate: (query) => query.state.status === "error" });
}
