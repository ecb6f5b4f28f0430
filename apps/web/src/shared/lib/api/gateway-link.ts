import type { AppRouter } from "@callboard/bff/router";
import { httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { storedToken } from "../session/session.ts";
import { hasJustChanged } from "./recent-change.ts";

/** How a call is sent. One with files brings its own, in its context, to show how far it is. */
export type GatewayFetch = NonNullable<Parameters<typeof httpLink>[0]["fetch"]>;

function headers() {
  const token = storedToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    // No answer that was kept before the change will do.
    ...(hasJustChanged() && { "cache-control": "no-cache" }),
  };
}

const url = "/trpc";

/**
 * Reads of one moment travel together, short enough for any proxy; everything else goes alone. Whoever is signed in
 * says so.
 */
export const gatewayLink = splitLink<AppRouter>({
  condition: ({ type }) => type === "query",
  true: httpBatchLink({ url, maxURLLength: 2000, maxItems: 10, headers }),
  false: (runtime) => (call) => {
    const { fetch } = call.op.context as { fetch?: GatewayFetch };
    const options = { url, headers: headers(), ...(fetch ? { fetch } : {}) };
    return httpLink<AppRouter>(options)(runtime)(call);
  },
});
