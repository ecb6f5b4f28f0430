import type { ErrorCode } from "@callboard/contracts/error";
import type { Dispatcher } from "undici";
import type { Call, QueryValue, Reply } from "./call.ts";
import { brokenOff, replyOf } from "./interpret.ts";
import type { ProviderContext } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { send } from "./send.ts";

/** What somebody who runs the product should hear of; the rest is a visitor's everyday. */
const noteworthy = new Set<ErrorCode>(["forbidden", "upstream", "network", "unexpected"]);

const userAgentMax = 300;
const secretMin = 6;

function search(query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : "";
}

function optionsOf<Input>(call: Call<Input, unknown>, input: Input, ctx: ProviderContext) {
  const { origin, pathPrefix, apiKey } = ctx.provider;
  const body = call.body && JSON.stringify(call.body(input));
  return {
    origin,
    path: `${pathPrefix}/api/v1${call.path(input)}${search(call.query?.(input) ?? {})}`,
    method: call.method,
    body: body ?? null,
    headers: {
      accept: "application/json",
      apikey: apiKey,
      "x-domain-suffix": ctx.domainSuffix,
      "x-request-id": ctx.requestId,
      ...(body && { "content-type": "application/json" }),
      // Whoever is signed in can tell by it which of their sessions is which.
      ...(call.class === "write" && ctx.userAgent && { "user-agent": ctx.userAgent.slice(0, userAgentMax) }),
      ...(ctx.bearer && { authorization: `Bearer ${ctx.bearer}` }),
    },
  } satisfies Dispatcher.DispatchOptions;
}

/** True for words that repeat what the provider was sent in confidence. Short secrets are found in any sentence. */
function isTelling(words: string[], secrets: (string | undefined)[]): boolean {
  const told = secrets.filter((secret) => secret !== undefined && secret.length >= secretMin) as string[];
  return told.some((secret) => words.some((word) => word.includes(secret)));
}

function withoutSecrets(error: ProviderError, secrets: (string | undefined)[]): ProviderError {
  const { code, status, retryAfter, message, fields } = error;
  const words = [message, ...Object.entries(fields ?? {}).flat()];
  return isTelling(words, secrets) ? new ProviderError(code, { status, retryAfter }) : error;
}

function note(error: ProviderError, path: string, ctx: ProviderContext): ProviderError {
  const level = noteworthy.has(error.code) ? "warn" : "debug";
  const { code, status, cause } = error;
  ctx.log[level]({ code, status, err: cause ?? error, call: path.split("?")[0] }, "the provider refused");
  return error;
}

/** The one way out to the provider. Resolves with its data and its words, and throws nothing but ProviderError. */
export async function requestReply<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: ProviderContext,
): Promise<Reply<Data>> {
  const options = optionsOf(call, input, ctx);
  // A password that is the word "password" is told by every message about that field, and is no secret.
  const confided = call.secrets?.(input).filter((secret) => !Object.hasOwn(input as object, secret)) ?? [];
  const secrets = [ctx.provider.apiKey, ctx.bearer, ...confided];
  const answer = await send(ctx.provider, options, ctx.provider.deadlines[call.class]).catch((error) => {
    throw note(brokenOff(error), options.path, ctx);
  });
  try {
    const reply = replyOf(answer, call);
    return isTelling([reply.message], secrets) ? { ...reply, message: "" } : reply;
  } catch (error) {
    throw note(withoutSecrets(error as ProviderError, secrets), options.path, ctx);
  }
}

/** The same where only the data is of interest. */
export async function request<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: ProviderContext,
): Promise<Data> {
  return (await requestReply(call, input, ctx)).data;
}
