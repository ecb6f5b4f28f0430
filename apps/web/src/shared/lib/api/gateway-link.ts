import type { AppRouter } from "@callboard/bff/router";
import { httpBatchLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import { ForeignAnswerError } from "../failure/failure.ts";
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

/** Sends with `send`. Rejects with ForeignAnswerError where the answer is no JSON. */
const jsonOnly =
  (send: UploadFetch): UploadFetch =>
  async (address, init) => {
    const response = (await send(address, init)) as Response;
    const type = response.headers.get("content-type") ?? "";
    if (!type.startsWith("application/json")) throw new ForeignAnswerError(response.status);
    return response;
  };
const fetchJson = jsonOnly((address, init) => fetch(address, init as RequestInit));

/** Sends one call alone, with the `fetch` of its context where it has one: an upload reports its progress. */
const singleLink: TRPCLink<AppRouter> = (runtime) => (call) => {
  const { fetch } = call.op.context as { fetch?: UploadFetch };
  const options = { url, headers: headers(), fetch: fetch ? jsonOnly(fetch) : fetchJson };
  return httpLink<AppRouter>(options)(runtime)(call);
};

/** Queries of one moment in a batch, mutations alone. */
export const gatewayLink = splitLink<AppRouter>({
  condition: ({ type }) => type === "query",
  true: httpBatchLink({ url, maxURLLength: 2000, maxItems: 10, headers, fetch: fetchJson }),
  false: singleLink,
});
