import type { ErrorCode } from "@callboard/contracts/error";
import { type Dispatcher, FormData } from "undici";
import type { Call, QueryValue, Reply } from "./call.ts";
import { brokenOff, replyOf } from "./interpret.ts";
import { observed } from "./observer.ts";
import type { ProviderContext } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { send } from "./send.ts";
import type { Subject } from "./subject.ts";

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

/** What must not come back in an answer. A password that is the word "password" is told by every message about that field. */
function secretsOf<Input>(call: Call<Input, unknown>, input: Input, ctx: ProviderContext) {
  const confided = call.secrets?.(input).filter((secret) => !Object.hasOwn(input as object, secret)) ?? [];
  return [ctx.provider.apiKey, ctx.bearer, ...confided];
}

/** Asks the provider. `size` is the length of its answer in bytes. */
function ask<Input, Data>(call: Call<Input, Data>, input: Input, options: Options, ctx: ProviderContext) {
  return observed(ctx.provider.observer, call.class, () => askOnce(call, input, options, ctx));
}

async function askOnce<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  options: Options,
  ctx: ProviderContext,
) {
  const secrets = secretsOf(call, input, ctx);
  const answer = await send(ctx.provider, call.class, options).catch((error) => {
    throw note(brokenOff(error), options.path, ctx);
  });
  try {
    const reply = replyOf(answer, call);
    return {
      reply: isTelling([reply.message], secrets) ? { ...reply, message: "" } : reply,
      size: answer.size,
    };
  } catch (error) {
    throw note(withoutSecrets(error as ProviderError, secrets), options.path, ctx);
  }
}

/** Takes what is the same for everybody from among the shared answers, and notes how long it counts. */
async function askShared<Input, Data>(
  call: Call<Input, Data> & { subject: Subject },
  input: Input,
  options: Options,
  ctx: ProviderContext,
): Promise<Reply<Data>> {
  const { sources, provider } = ctx;
  const { subject } = call;
  if (sources && !sources.epochs.has(subject)) sources.epochs.set(subject, provider.answers.epochOf(subject));
  const { reply, freshUntil, source } = await provider.answers
    .read({
      key: `${ctx.domainSuffix} ${options.path}`,
      subject,
      mustBeFresh: sources?.mustBeFresh ?? false,
      load: () => ask(call, input, options, ctx),
      count: ctx.countRead,
    })
    .catch((error: unknown) => {
      // What is made of a failure is only for the one who met it.
      if (sources) sources.freshUntil = null;
      throw error;
    });
  if (sources && sources.freshUntil !== null) sources.freshUntil = Math.min(sources.freshUntil, freshUntil);
  provider.observer.shared(source);
  if (sources && source === "stale") sources.isStale = true;
  return reply;
}

const isShared = <Input, Data>(
  call: Call<Input, Data>,
  ctx: ProviderContext,
): call is Call<Input, Data> & { subject: Subject } => call.subject !== undefined && ctx.bearer === undefined;

/**
 * The one way out to the provider. Resolves with its data and its words, and throws nothing but ProviderError, or the
 * Refusal of a read that is one too many.
 */
export async function requestReply<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: ProviderContext,
): Promise<Reply<Data>> {
  const options = optionsOf(call, input, ctx);
  if (isShared(call, ctx)) return askShared(call, input, options, ctx);
  if (ctx.sources) ctx.sources.freshUntil = null;
  if (call.class === "read") await ctx.countRead?.();
  try {
    return (await ask(call, input, options, ctx)).reply;
  } finally {
    // Even a change that got no answer may have happened.
    if (call.changes) ctx.provider.answers.change(call.changes);
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
