import type { ErrorCode } from "@callboard/contracts/error";
import { type Dispatcher, FormData } from "undici";
import { UpstreamError } from "../app-error.ts";
import type { CacheTag } from "../cache/cache-tag.ts";
import type { Call, QueryValue, Reply } from "./calls/define-call.ts";
import { brokenOff, replyOf } from "./interpret.ts";
import { observed } from "./observer.ts";
import { send } from "./send.ts";
import type { UpstreamContext } from "./upstream.ts";

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

function optionsOf<Input>(call: Call<Input, unknown>, input: Input, ctx: UpstreamContext) {
  const { origin, pathPrefix, apiKey } = ctx.upstream;
  const given = call.body?.(input);
  const isForm = given instanceof FormData;
  const body = isForm || given === undefined ? given : JSON.stringify(given);
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
      // A form's type holds the boundary that it is written with.
      ...(body && !isForm && { "content-type": "application/json" }),
      ...call.headers?.(input),
      // Whoever is signed in can tell by it which of their sessions is which.
      ...(call.class !== "read" && ctx.userAgent && { "user-agent": ctx.userAgent.slice(0, userAgentMax) }),
      ...(ctx.bearer && { authorization: `Bearer ${ctx.bearer}` }),
    },
  } satisfies Dispatcher.DispatchOptions;
}

type Options = ReturnType<typeof optionsOf>;

/** True for words that repeat what the upstream was sent in confidence. Short secrets are found in any sentence. */
function isTelling(words: string[], secrets: (string | undefined)[]): boolean {
  const told = secrets.filter((secret) => secret !== undefined && secret.length >= secretMin) as string[];
  return told.some((secret) => words.some((word) => word.includes(secret)));
}

function withoutSecrets(error: UpstreamError, secrets: (string | undefined)[]): UpstreamError {
  const { code, status, retryAfter, message, fields } = error;
  const words = [message, ...Object.entries(fields ?? {}).flat()];
  return isTelling(words, secrets) ? new UpstreamError(code, { status, retryAfter }) : error;
}

function note(error: UpstreamError, path: string, ctx: UpstreamContext): UpstreamError {
  const level = noteworthy.has(error.code) ? "warn" : "debug";
  const { code, status, cause } = error;
  ctx.log[level]({ code, status, err: cause ?? error, call: path.split("?")[0] }, "the upstream refused");
  return error;
}

/** What must not come back in an answer. A password that is the word "password" is told by every message about that field. */
function secretsOf<Input>(call: Call<Input, unknown>, input: Input, ctx: UpstreamContext) {
  const confided = call.secrets?.(input).filter((secret) => !Object.hasOwn(input as object, secret)) ?? [];
  return [ctx.upstream.apiKey, ctx.bearer, ...confided];
}

/** Asks the upstream. `size` is the length of its answer in bytes. */
function ask<Input, Data>(call: Call<Input, Data>, input: Input, options: Options, ctx: UpstreamContext) {
  return observed(ctx.upstream.observer, call.class, () => askOnce(call, input, options, ctx));
}

async function askOnce<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  options: Options,
  ctx: UpstreamContext,
) {
  const secrets = secretsOf(call, input, ctx);
  const answer = await send(ctx.upstream, call.class, options).catch((error) => {
    throw note(brokenOff(error), options.path, ctx);
  });
  try {
    const reply = replyOf(answer, call);
    const value = isTelling([reply.message], secrets) ? { ...reply, message: "" } : reply;
    return { value, size: answer.size };
  } catch (error) {
    throw note(withoutSecrets(error as UpstreamError, secrets), options.path, ctx);
  }
}

/** Takes what is the same for everybody from among the shared answers, and notes how long it counts. */
async function askShared<Input, Data>(
  call: Call<Input, Data>,
  tags: readonly CacheTag[],
  input: Input,
  options: Options,
  ctx: UpstreamContext,
): Promise<Reply<Data>> {
  const { cacheability, upstream } = ctx;
  for (const tag of tags) {
    if (cacheability && !cacheability.epochs.has(tag))
      cacheability.epochs.set(tag, upstream.cache.epochOf(tag));
  }
  const { value, freshUntil, result } = await upstream.cache
    .read({
      key: `${ctx.domainSuffix} ${tags} ${options.path}`,
      tags,
      mustBeFresh: cacheability?.mustBeFresh ?? false,
      load: () => ask(call, input, options, ctx),
      takeFromLimit: ctx.countRead,
    })
    .catch((error: unknown) => {
      // What is made of a failure is only for the one who met it.
      if (cacheability) cacheability.freshUntil = null;
      throw error;
    });
  if (cacheability && cacheability.freshUntil !== null)
    cacheability.freshUntil = Math.min(cacheability.freshUntil, freshUntil);
  upstream.observer.cacheRead(result);
  if (cacheability && result === "stale_if_error") cacheability.isStale = true;
  return value;
}

/**
 * The one way out to the upstream. Resolves with its data and its words, and throws nothing but UpstreamError, or the
 * Refusal of a read that is one too many.
 */
export async function requestReply<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: UpstreamContext,
): Promise<Reply<Data>> {
  const options = optionsOf(call, input, ctx);
  const isRead = call.class === "read";
  if (isRead && ctx.cacheTags && ctx.bearer === undefined) {
    return askShared(call, ctx.cacheTags, input, options, ctx);
  }
  if (ctx.cacheability) ctx.cacheability.freshUntil = null;
  if (isRead) await ctx.countRead?.();
  try {
    return (await ask(call, input, options, ctx)).value;
  } finally {
    // Even a change that got no answer may have happened.
    if (!isRead && ctx.invalidates) ctx.upstream.cache.invalidate(ctx.invalidates);
  }
}

/** The same where only the data is of interest. */
export async function request<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: UpstreamContext,
): Promise<Data> {
  return (await requestReply(call, input, ctx)).data;
}
