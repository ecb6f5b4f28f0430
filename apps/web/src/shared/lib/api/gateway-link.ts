import type { AppRouter } from "@callboard/bff/router";
import { httpBatchLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import { storedToken } from "../session/session.ts";
import { hasJustChanged } from "./recent-change.ts";
import type { UploadFetch } from "./upload-fetch.ts";

const url = "/trpc";

function headers() {
  const token = storedToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    // An answer that was cached before the change would not show it.
    ...(hasJustChanged() && { "cache-control": "no-cache" }),
  };
}

/** Sends one call alone, with the `fetch` of its context where it has one: an upload reports its progress. */
const singleLink: TRPCLink<AppRouter> = (runtime) => (call) => {
  const { fetch } = call.op.context as { fetch?: UploadFetch };
  const options = { url, headers: headers(), ...(fetch && { fetch }) };
  return httpLink<AppRouter>(options)(runtime)(call);
};

/** Queries of one moment in a batch, mutations alone. */
export const gatewayLink = splitLink<AppRouter>({
  condition: ({ type }) => type === "query",
  true: httpBatchLink({ url, maxURLLength: 2000, maxItems: 10, headers }),
  false: singleLink,
});
