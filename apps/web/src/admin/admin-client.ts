import type { AppRouter } from "@callboard/bff/router";
import { createTRPCClient } from "@trpc/client";
import { gatewayLink } from "#shared/lib/api/gateway-link.ts";
import type { GatewayClient } from "#shared/lib/api/trpc.ts";
import { factorLink } from "./access/factor-link.ts";

/** How the back office reaches the gateway: a call that needs a fresh second factor asks for it, and is then sent again. */
export function createAdminClient(): GatewayClient {
  return createTRPCClient<AppRouter>({ links: [factorLink, gatewayLink] });
}
