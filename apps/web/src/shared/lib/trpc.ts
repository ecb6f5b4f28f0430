import type { AppRouter } from "@callboard/bff/router";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCClient } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { storedToken } from "./session.ts";

/** The gateway's procedures as hooks: `trpc.blog.list.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();

/** The same procedures without a component: what a page's `prefetch` fills the cache through. */
export type Api = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export type GatewayClient = TRPCClient<AppRouter>;

type Call = { type: string; path: string };

/** What is the same for everybody is asked for as nobody, so that it may come out of a cache. */
const publicReads = /^(blog|category|tag|reference)\.|^profile\.(list|get)$/;

/** True for the answers of procedures that may differ from person to person. */
export function isPersonal([path]: readonly unknown[]): boolean {
  return Array.isArray(path) && !publicReads.test(path.join("."));
}

function headersFor(calls: readonly Call[]) {
  const isPublic = calls.every(({ type, path }) => type === "query" && publicReads.test(path));
  const token = isPublic ? null : storedToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/**
 * How the browser reaches the gateway: reads of one moment travel together, short enough for any proxy; everything else
 * goes alone. Whoever is signed in says so.
 */
export function createBrowserClient(): GatewayClient {
  const url = "/trpc";
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === "query",
        true: httpBatchLink({
          url,
          maxURLLength: 2000,
          maxItems: 10,
          headers: ({ opList }) => headersFor(opList),
        }),
        false: httpLink({ url, headers: ({ op }) => headersFor([op]) }),
      }),
    ],
  });
}

export function createApi(queryClient: QueryClient, client: GatewayClient): Api {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}
