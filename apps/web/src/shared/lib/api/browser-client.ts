import type { AppRouter } from "@callboard/bff/router";
import { createTRPCClient } from "@trpc/client";
import { lazyLink } from "./lazy-link.ts";
import type { GatewayClient } from "./trpc.ts";

/** Loads the HTTP links with the first call: a rendered page brings its answers along. */
const lazyGatewayLink = lazyLink(() => import("./gateway-link.ts").then(({ gatewayLink }) => gatewayLink));

/** How the browser reaches the gateway. */
export function createBrowserClient(): GatewayClient {
  return createTRPCClient<AppRouter>({ links: [lazyGatewayLink] });
}
