import type { AppRouter } from "@callboard/bff/router";
import { httpBatchLink, httpLink, type Operation, splitLink, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { ForeignAnswerError, readFailure } from "../failure/failure.ts";
import { storedToken } from "../session/session.ts";
import { hasJustChanged } from "./recent-change.ts";
import type { UploadFetch } from "./upload-fetch.ts";

const url = "/trpc";

/** Notes in the context of each call as whom it is sent. */
function headersOf(calls: readonly Operation[]) {
  const token = storedToken();
  for (const { context } of calls) context.token = token;
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
  const headers = ({ op }: { op: Operation }) => headersOf([op]);
  const options = { url, headers, fetch: fetch ? jsonOnly(fetch) : fetchJson };
  return httpLink<AppRouter>(options)(runtime)(call);
};

/** Queries of one moment in a batch, mutations alone. */
const sendLink = splitLink<AppRouter>({
  condition: ({ type }) => type === "query",
  true: httpBatchLink({
    ...{ url, maxURLLength: 2000, maxItems: 10, fetch: fetchJson },
    headers: ({ opList }) => headersOf(opList),
  }),
  false: singleLink,
});

/** True of a call that was refused as somebody whose session another one has replaced meanwhile. */
const wasReplaced = ({ context }: Operation, error: unknown) =>
  readFailure(error).code === "unauthorized" && ![null, context.token].includes(storedToken());

/**
 * Sends calls to the gateway. One that was refused because its session was replaced, as with a verified number, was not carried out:
 * it is sent again, as who is signed in now. The `retryLink` of tRPC would be in the script of every page.
 */
export const gatewayLink: TRPCLink<AppRouter> = (runtime) => {
  const send = sendLink(runtime);
  return (call) =>
    observable((observer) => {
      const attempt = (): Unsubscribable =>
        send(call).subscribe({
          ...observer,
          error: (error) => {
            if (wasReplaced(call.op, error)) sending = attempt();
            else observer.error(error);
          },
        });
      let sending = attempt();
      return () => sending.unsubscribe();
    });
};
