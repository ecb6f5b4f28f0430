import type { AppRouter } from "@callboard/bff/router";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";

/** The gateway's procedures as hooks: `trpc.blog.list.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();

/** The same procedures without a component: what a page's `prefetch` fills the cache through. */
export type Api = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export type GatewayClient = TRPCClient<AppRouter>;

/** How the browser reaches the gateway: calls of one moment travel together, short enough for any proxy. */
export function createBrowserClient(): GatewayClient {
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: "/trpc", maxURLLength: 2000, maxItems: 10 })],
  });
}

export function createApi(queryClient: QueryClient, client: GatewayClient): Api {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}
