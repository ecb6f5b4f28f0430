import {
  compressed,
  encodingFor,
  encodingOf,
  sizeOfLength,
  toCachedResponse,
} from "../../cache/cached-response.ts";
import { type Caches, responseKey } from "../../cache/caches.ts";
import { headersOf } from "../../session/auth-state.ts";
import type { Context } from "../context.ts";
import { answerCalls, type WireAnswer } from "./answer-calls.ts";
import { type Asked, readCalls } from "./wire-request.ts";

/** An answer as it goes out, but for what every answer has: the security headers, the request's id, the length. */
export type JsonAnswer = { status: number; headers: Record<string, string>; body: Buffer | string };

/** What a request wants of its answer. */
type Wish = {
  /** The address, as it was written. */
  url: string;
  acceptEncoding: string | string[] | undefined;
};

const json = "application/json; charset=utf-8";

/** True where the answer may be kept for others: it is not for one person, did not fail, and is not old already. */
function isKeepable(answer: WireAnswer, { auth, cacheability }: Context, now: number): boolean {
  const isForAll = !answer.isMutation && !auth.isPrivate && !auth.setCookie && !auth.authorization;
  if (answer.status !== 200 || !isForAll || cacheability.isStale) return false;
  const { freshUntil } = cacheability;
  return freshUntil !== null && freshUntil !== Number.POSITIVE_INFINITY && freshUntil > now;
}

/** The headers of an answer that nobody else will get. */
function headersOnce({ isMutation }: WireAnswer, { auth, cacheability }: Context): Record<string, string> {
  const stale = cacheability.isStale && { "cache-status": "callboard; hit; detail=stale" };
  return { ...headersOf({ ...auth, isPrivate: isMutation || auth.isPrivate }), ...stale };
}

/** Writes a text in the encoding that a client takes. */
async function encode(text: string, acceptEncoding: Wish["acceptEncoding"]) {
  const encoding = encodingOf(text.length, encodingFor(acceptEncoding));
  return { encoding, body: encoding === "identity" ? text : await compressed(text, encoding) };
}

/**
 * Calls the procedures of a request, and keeps for the next one what is the same for everybody, in the form that it
 * goes out in. Never rejects because of a procedure.
 */
export async function answerJson(
  asked: Asked,
  { url, acceptEncoding }: Wish,
  ctx: Context,
  { caches, clock }: { caches: Caches; clock: () => Date },
): Promise<JsonAnswer> {
  const answer = await answerCalls(() => readCalls(asked), {
    isPost: asked.isPost,
    ctx,
    onFailure: ({ error, path }) => ctx.log.error({ err: error, procedure: path }, "failed"),
  });
  const { encoding, body } = await encode(answer.body, acceptEncoding);
  const coding = encoding !== "identity" && { "content-encoding": encoding };
  const usual = { "content-type": json, vary: "accept-encoding", ...coding };
  if (!isKeepable(answer, ctx, clock().getTime())) {
    return { status: answer.status, headers: { ...usual, ...headersOnce(answer, ctx) }, body };
  }
  const key = responseKey(ctx.domainSuffix, url);
  const forAll = { ...usual, "cache-control": "no-cache" };
  if (!caches.answers.wants(key, sizeOfLength(answer.body.length))) {
    return { status: answer.status, headers: { ...forAll, "cache-status": "callboard; fwd=miss" }, body };
  }
  const kept = toCachedResponse(answer.body, json, ctx.cacheability);
  if (typeof body !== "string") kept.bodies[encoding] = body;
  caches.answers.put(key, kept);
  const stored = { "cache-status": "callboard; fwd=miss; stored", etag: kept.etag };
  return { status: answer.status, headers: { ...forAll, ...stored }, body };
}
