import {
  bodyIn,
  type CachedResponse,
  compress,
  createCachedResponse,
  encodingFor,
  sizeOfLength,
} from "../../cache/cached-response.ts";
import { type Caches, responseKey } from "../../cache/caches.ts";
import { everyAnswer } from "../../http/plain-headers.ts";
import { headersOf } from "../../session/auth-state.ts";
import type { Context } from "../context.ts";
import { answerCalls, type WireAnswer } from "./answer-calls.ts";
import { readCalls, type TrpcRequest } from "./wire-request.ts";

/** An answer as it goes out, but for what every answer has: the security headers, the request's id, the length. */
export type JsonAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | string;
};

type Deps = { caches: Caches; clock: () => Date };

const usual = { "content-type": "application/json; charset=utf-8", vary: "accept-encoding, origin" };
/** Public, but to be asked about each time: a change shows at once. */
const shared = { ...usual, "cache-control": "no-cache" };

/**
 * True for an answer that is the same for everybody: it is not for one person, did not fail, and is not old already. After a
 * change, or a call with somebody's bearer, `freshUntil` is null.
 */
function isCacheable({ status }: WireAnswer, { auth, cacheability }: Context, now: number): boolean {
  const { freshUntil, isStale } = cacheability;
  return status === 200 && !auth.isPrivate && !isStale && freshUntil !== null && freshUntil > now;
}

/** The headers of an answer that nobody else will get. */
function ownHeaders({ isMutation }: WireAnswer, { auth, cacheability }: Context) {
  const stale = cacheability.isStale && { "cache-status": "callboard; hit; detail=stale" };
  return { ...usual, ...headersOf({ ...auth, isPrivate: isMutation || auth.isPrivate }), ...stale };
}

/** Caches an answer, where there is room. */
function store(answer: WireAnswer, url: string, ctx: Context, { answers }: Caches): CachedResponse | null {
  const { freshUntil, epochs } = ctx.cacheability;
  const key = responseKey(ctx.domainSuffix, url);
  if (freshUntil === null || !answers.admits(key, sizeOfLength(answer.body.length))) return null;
  const headers = { ...everyAnswer, ...shared };
  const cached = createCachedResponse({ status: 200, headers, text: answer.body, freshUntil, epochs });
  answers.put(key, cached);
  return cached;
}

/**
 * Calls the procedures of a request, and caches an answer that is the same for everybody. Never rejects because of a
 * procedure.
 */
export async function answerJson(request: TrpcRequest, ctx: Context, deps: Deps): Promise<JsonAnswer> {
  const answer = await answerCalls(() => readCalls(request), {
    isPost: request.isPost,
    ctx,
    onFailure: ({ error, path }) => ctx.logger().error({ err: error, procedure: path }, "failed"),
  });
  const { status, body: text } = answer;
  const encoding = encodingFor(request.acceptEncoding, text.length);
  const coding = encoding !== "identity" && { "content-encoding": encoding };
  const isShared = isCacheable(answer, ctx, deps.clock().getTime());
  const cached = isShared ? store(answer, request.url, ctx, deps.caches) : null;
  if (cached) {
    const stored = { etag: cached.etag, "cache-status": "callboard; fwd=miss; stored" };
    return { status, headers: { ...shared, ...coding, ...stored }, body: await bodyIn(encoding, cached) };
  }
  const headers = isShared ? { ...shared, "cache-status": "callboard; fwd=miss" } : ownHeaders(answer, ctx);
  const body = encoding === "identity" ? text : await compress(text, encoding);
  return { status, headers: { ...headers, ...coding }, body };
}
