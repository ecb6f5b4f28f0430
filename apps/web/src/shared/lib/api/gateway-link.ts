import type { AppRouter } from "@callboard/bff/router";
import { httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { storedToken } from "../session/session.ts";
import { isPublicRead } from "./public-reads.ts";
import { hasJustChanged } from "./recent-change.ts";

type Call = { type: string; path: string };

/** How a call is sent. One with files brings its own, in its context, to show how far it is. */
export type GatewayFetch = NonNullable<Parameters<typeof httpLink>[0]["fetch"]>;

function headersFor(calls: readonly Call[]) {
  const isPublic = calls.every(({ type, path }) => type === "query" && isPublicRead(path));
  const token = isPublic ? null : storedToken();
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
  true: httpBatchLink({ url, maxURLLength: 2000, maxItems: 10, headers: ({ opList }) => headersFor(opList) }),
  false: (runtime) => (call) => {
    const { fetch } = call.op.context as { fetch?: GatewayFetch };
    const options = { url, headers: headersFor([call.op]), ...(fetch ? { fetch } : {}) };
    return httpLink<AppRouter>(options)(runtime)(call);
  },
});
