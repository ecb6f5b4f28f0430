import type { AppRouter } from "@callboard/bff/router";
import type { TRPCClient } from "@trpc/client";
import { type createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";

export type GatewayClient = TRPCClient<AppRouter>;

/** The procedures without a component: what a page's `prefetch` fills the cache through. */
export type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** The gateway's procedures as hooks: `trpc.blog.list.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();
