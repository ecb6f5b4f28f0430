import type { Capability } from "@callboard/contracts/capability";
import { inSpan, type Span } from "@callboard/server-kit/tracing";
import { UpstreamError } from "../app-error.ts";
import type { CacheTag } from "../cache/cache-tag.ts";
import type { Call, Reply } from "./calls/define-call.ts";
import type { CapabilitySet } from "./capabilities.ts";
import { logFailure } from "./log-failure.ts";
import { observeCall, spanOf } from "./observer.ts";
import { requestOptions } from "./request-options.ts";
import { parseReply, toUpstreamError } from "./transport/parse-response.ts";
import { send } from "./transport/send.ts";
import type { UpstreamContext } from "./upstream.ts";

const secretMin = 6;

type Options = ReturnType<typeof requestOptions>;

/** True where a message repeats a secret that was sent. Short secrets are ignored: any sentence may contain them. */
function leaksSecret(texts: string[], secrets: (string | undefined)[]): boolean {
  const longSecrets = secrets.filter(
    (secret) => secret !== undefined && secret.length >= secretMin,
  ) as string[];
  return longSecrets.some((secret) => texts.some((text) => text.includes(secret)));
}

function withoutSecrets(error: UpstreamError, secrets: (string | undefined)[]): UpstreamError {
  const { code, status, retryAfter, message, fields } = error;
  const texts = [message, ...Object.entries(fields ?? {}).flat()];
  return leaksSecret(texts, secrets) ? new UpstreamError(code, { status, retryAfter }) : error;
}

/** What must not appear in a message. A secret that equals a field name, such as "password", is no leak. */
function secretsOf<Input>(call: Call<Input, unknown>, input: Input, ctx: UpstreamContext) {
  const inputSecrets =
    call.secrets?.(input).filter((secret) => !Object.hasOwn(input as object, secret)) ?? [];
  return [ctx.upstream.apiKey, ctx.bearer, ...inputSecrets];
}

/** Calls the upstream. `size` is the length of its response in bytes. */
function callUpstream<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  options: Options,
  ctx: UpstreamContext,
) {
  return observeCall(ctx.upstream.observer, call.class, () =>
    inSpan(spanOf(call.class, options), (span) => sendAndParse(call, input, options, ctx, span)),
  );
}

async function sendAndParse<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  options: Options,
  ctx: UpstreamContext,
  span: Span,
) {
  const secrets = secretsOf(call, input, ctx);
  const sent = span.headers ? { ...options, headers: { ...options.headers, ...span.headers } } : options;
  const answer = await send(ctx.upstream, call.class, sent).catch((error) => {
    ctx.upstream.capabilities.suspect();
    throw logFailure(toUpstreamError(error), options.path, ctx);
  });
  if (answer.status >= 500) ctx.upstream.capabilities.suspect();
  span.set("http.response.status_code", answer.status);
  try {
    const reply = parseReply(answer, call, input);
    const value = leaksSecret([reply.message], secrets) ? { ...reply, message: "" } : reply;
    return { value, size: answer.size };
  } catch (error) {
    throw logFailure(withoutSecrets(error as UpstreamError, secrets), options.path, ctx);
  }
}

/** Reads through the upstream cache, and notes in `cacheability` how long the response may be cached. */
async function readThroughCache<Input, Data>(
  call: Call<Input, Data>,
  tags: readonly CacheTag[],
  input: Input,
  options: Options,
  ctx: UpstreamContext,
): Promise<Reply<Data>> {
  const { cacheability, upstream } = ctx;
  const further = call.further ? [call.further.tag] : [];
  const possible = [...tags, ...further];
  const began = new Map(possible.map((tag) => [tag, upstream.cache.epochOf(tag)]));
  const note = (tag: CacheTag) => {
    if (cacheability && !cacheability.epochs.has(tag)) cacheability.epochs.set(tag, began.get(tag) ?? 0);
  };
  tags.forEach(note);
  const read = await upstream.cache
    .read({
      // What was asked for too: two questions may be one request, which is read in the light of the question.
      key: `${ctx.domainSuffix} ${tags} ${options.path} ${JSON.stringify(input)}`,
      tags: possible,
      mustBeFresh: cacheability?.mustBeFresh ?? false,
      load: async () => {
        const loaded = await callUpstream(call, input, options, ctx);
        return { ...loaded, tags: call.further?.isIn(loaded.value.data) ? possible : tags };
      },
      takeFromLimit: ctx.countRead,
    })
    .catch((error: unknown) => {
      // A response made from a failure must not be cached.
      if (cacheability) cacheability.freshUntil = null;
      throw error;
    });
  const { value, freshUntil, result } = read;
  read.tags.forEach(note);
  if (cacheability && cacheability.freshUntil !== null)
    cacheability.freshUntil = Math.min(cacheability.freshUntil, freshUntil);
  upstream.observer.cacheRead(result);
  if (cacheability && result === "stale_if_error") cacheability.isStale = true;
  return value;
}

/** What the upstream offers. Throws UpstreamError where it has not said so yet, and cannot be reached. */
export function offeredTo(ctx: UpstreamContext): CapabilitySet | Promise<CapabilitySet> {
  const offered = ctx.upstream.capabilities.read();
  if (!(offered instanceof Promise)) return offered;
  return offered.catch((error) => {
    if (ctx.cacheability) ctx.cacheability.freshUntil = null;
    throw logFailure(error, "/capabilities", ctx);
  });
}

/** True where the upstream offers it beside the specification's calls. Throws UpstreamError. */
export async function hasCapability(capability: Capability, ctx: UpstreamContext): Promise<boolean> {
  return (await offeredTo(ctx)).has(capability);
}

/**
 * Calls the upstream: the only place where that happens. Returns data and message. Throws UpstreamError (`not_found` where
 * the upstream does not offer the call), or the AppError of a read past the rate limit.
 */
export async function requestReply<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: UpstreamContext,
): Promise<Reply<Data>> {
  const offered = await offeredTo(ctx);
  if (call.capability && !offered.has(call.capability)) throw new UpstreamError("not_found");
  const options = requestOptions(call, input, ctx, (capability) => offered.has(capability));
  const isRead = call.class === "read";
  if (isRead && ctx.cacheTags && ctx.bearer === undefined) {
    return readThroughCache(call, ctx.cacheTags, input, options, ctx);
  }
  if (ctx.cacheability) ctx.cacheability.freshUntil = null;
  if (isRead) await ctx.countRead?.();
  try {
    return (await callUpstream(call, input, options, ctx)).value;
  } finally {
    // A change may have happened even if its response is lost.
    if (!isRead && ctx.invalidates) ctx.upstream.cache.invalidate(ctx.invalidates);
  }
}

/** `requestReply` without the message. */
export async function request<Input, Data>(
  call: Call<Input, Data>,
  input: Input,
  ctx: UpstreamContext,
): Promise<Data> {
  return (await requestReply(call, input, ctx)).data;
}
