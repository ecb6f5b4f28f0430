import { type Dispatcher, FormData } from "undici";
import type { Call, Has, QueryValue } from "./calls/define-call.ts";
import type { Upstream, UpstreamContext } from "./upstream.ts";

const userAgentMax = 300;

function queryString(query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : "";
}

type From = Pick<UpstreamContext, "domainSuffix" | "requestId">;

/** The headers of every request to the upstream. */
export function commonHeaders({ apiKey, suffixHeader }: Upstream, { domainSuffix, requestId }: From) {
  const { name, form } = suffixHeader;
  return {
    accept: "application/json",
    apikey: apiKey,
    [name]: form === "bare" ? domainSuffix.replace(/^\./, "") : domainSuffix,
    "x-request-id": requestId,
  };
}

/** Who makes a change: the browser is shown in the list of the user's sessions, the rest is for limits. */
function visitorHeaders({
  userAgent,
  clientAddress,
  knownAccounts,
}: UpstreamContext): Record<string, string> {
  return {
    ...(userAgent && { "user-agent": userAgent.slice(0, userAgentMax) }),
    ...(clientAddress && { "x-client-address": clientAddress }),
    ...(knownAccounts?.length && { "x-known-accounts": knownAccounts.join() }),
  };
}

/** The HTTP request of a call to an upstream that offers what `has` tells. */
export function requestOptions<Input>(
  call: Call<Input, unknown>,
  input: Input,
  ctx: UpstreamContext,
  has: Has,
) {
  const { origin, basePath, options } = ctx.upstream;
  const given = call.body?.(input, has);
  const isForm = given instanceof FormData;
  const body = isForm || given === undefined ? given : JSON.stringify(given);
  return {
    origin,
    path: `${basePath}${call.path(input, options)}${queryString(call.query?.(input, has, options) ?? {})}`,
    method: call.method,
    body: body ?? null,
    headers: {
      ...commonHeaders(ctx.upstream, ctx),
      // undici sets the content type of a form, with its boundary.
      ...(body && !isForm && { "content-type": "application/json" }),
      ...call.headers?.(input, has),
      ...(call.class !== "read" && has("accounts") && visitorHeaders(ctx)),
      ...(ctx.bearer && { authorization: `Bearer ${ctx.bearer}` }),
    },
  } satisfies Dispatcher.DispatchOptions;
}
