import type { FastifyReply, FastifyRequest } from "fastify";
import { isLogged } from "../app-error.ts";
import {
  bodyIn,
  type CachedResponse,
  createCachedResponse,
  encodingFor,
  sizeOfLength,
} from "../cache/cached-response.ts";
import { type Caches, pageKey } from "../cache/caches.ts";
import { failurePage, refusals } from "../http/errors/error-page.ts";
import { type FairQueue, QueueFullError } from "../http/fair-queue.ts";
import { isSecretAddress } from "../security/headers.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import type { Context } from "../trpc/context.ts";
import { publicReads } from "../trpc/public-reads.ts";
import { offeredTo } from "../upstream/request.ts";
import { renderDocument } from "./document.ts";
import { originOf } from "./origin-of.ts";
import { createPageCalls } from "./page-calls.ts";
import type { WebBuild } from "./web-build.ts";

export type PageDeps = {
  build: WebBuild;
  contextOf: (request: FastifyRequest) => Context;
  clock: () => Date;
  /** The site's address where it is configured. */
  publicOrigin: string | undefined;
  caches: Caches;
  /** Pages are rendered by turns of client addresses. */
  renders: FairQueue;
  /** How long an address past its limit of reads has to wait, in seconds; 0 for one that may read. */
  secondsLeft: (address: string) => number;
};

/** What is told to whom too many were before, in seconds. */
const busyFor = 5;

const redirects = new Set([301, 302, 303, 307, 308]);

/** Path and search. An address that begins with two slashes would resolve to another host. */
export function addressOf(request: FastifyRequest): string {
  return request.url.replace(/^[/\\]+/, "/");
}

/** The minute of a moment, ISO 8601: within it, a page that says the same is the same bytes and has the same ETag. */
const minuteOf = (moment: Date) => `${moment.toISOString().slice(0, 16)}:00.000Z`;

function describeHtml(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ "cache-control": "no-cache", vary: "accept-encoding" })
    .type("text/html; charset=utf-8");
}

/** The max-age of a page that needs nothing from the upstream, in ms. */
const staticMaxAge = 60_000;
/** The headers that each sending of a cached page gets for itself. */
const ownHeaders = new Set(["x-request-id", "x-trace-id", "strict-transport-security"]);

const keyOf = (request: FastifyRequest, { publicOrigin }: PageDeps) =>
  pageKey(originOf(request, publicOrigin), request.host, request.url);

function headersOf(reply: FastifyReply): Record<string, string> {
  const shared = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

/** Caches a page that is being sent, where it is for everybody and there is room; else null. */
function store(text: string, ctx: Context, reply: FastifyReply, deps: PageDeps): CachedResponse | null {
  const { pages } = deps.caches;
  const key = keyOf(reply.request, deps);
  const now = deps.clock().getTime();
  const { freshUntil, isStale, epochs } = ctx.cacheability;
  if (isStale || freshUntil === null) {
    pages.delete(key);
    return null;
  }
  if (!pages.admits(key, sizeOfLength(text.length))) return null;
  const cached = createCachedResponse({
    status: reply.statusCode,
    headers: headersOf(reply),
    text,
    freshUntil: Math.min(freshUntil, now + staticMaxAge),
    epochs,
  });
  pages.put(key, cached);
  // It is made of answers that are being revalidated.
  if (cached.freshUntil <= now) pages.postpone(key, now);
  return cached;
}

async function sendStored(reply: FastifyReply, cached: CachedResponse, { caches }: PageDeps) {
  const { identity } = cached.bodies;
  // Rendered again, it may be what somebody has got already.
  caches.recompress(cached.bodies);
  const encoding = encodingFor(reply.request.headers["accept-encoding"], identity.length);
  const body = await bodyIn(encoding, cached);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.header("etag", cached.etag).send(body);
}

/** What pages may show; nothing beside the specification's calls while the upstream cannot be asked. */
async function capabilitiesFor(ctx: Context) {
  try {
    return [...(await offeredTo(ctx))].sort();
  } catch {
    return [];
  }
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps) {
  const { build, clock, contextOf } = deps;
  const origin = originOf(request, deps.publicOrigin);
  const ctx = contextOf(request);
  const now = minuteOf(clock());
  const page = await build.render({
    url: addressOf(request),
    origin,
    host: request.host,
    now,
    publicReads,
    capabilities: await capabilitiesFor(ctx),
    call: createPageCalls(ctx),
  });
  if (page.redirect !== undefined) {
    deps.caches.pages.delete(keyOf(request, deps));
    reply.header("cache-control", "no-cache");
    return reply.redirect(page.redirect, redirects.has(page.status) ? page.status : 302);
  }
  const html = renderDocument({ ...page, now }, build, origin);
  describeHtml(reply, page.status);
  if (isSecretAddress(request.url)) ctx.cacheability.freshUntil = null;
  // What is not the same for everybody, or has failed, stays with nobody: a draft among it.
  if (ctx.cacheability.freshUntil === null) reply.header("cache-control", "no-store");
  if (ctx.cacheability.isStale) reply.header("cache-status", "callboard; hit; detail=stale");
  if (ctx.auth.retryAfter) reply.header("retry-after", String(ctx.auth.retryAfter));
  const cached = store(html, ctx, reply, deps);
  return cached ? sendStored(reply, cached, deps) : reply.send(html);
}

async function sendPrepared(reply: FastifyReply, prepared: CachedResponse, deps: PageDeps) {
  const { headers, status } = prepared;
  for (let index = 0; index < headers.length; index += 2) {
    reply.header(headers[index] as string, headers[index + 1] as string);
  }
  return sendStored(reply.code(status), prepared, deps);
}

/** Sends a page that another request has rendered meanwhile, or that is past its age. */
async function sendCached(reply: FastifyReply, cached: CachedResponse, isStale: boolean, deps: PageDeps) {
  reply.header("cache-status", isStale ? "callboard; hit; detail=stale" : "callboard; hit");
  return sendPrepared(reply, cached, deps);
}

/** Answers without rendering: with what is cached, else with a short page that says when to come back. */
async function refusePage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps, seconds: number) {
  const stale = deps.caches.pages.getStale(keyOf(request, deps), deps.clock().getTime());
  if (stale) return sendCached(reply, stale, true, deps);
  reply.header("retry-after", String(seconds || busyFor));
  return sendPrepared(reply, seconds > 0 ? refusals.limited : refusals.busy, deps);
}

/** Refuses a page to an address past its limit of reads; null for one that may read. */
function refuseLimited(request: FastifyRequest, reply: FastifyReply, deps: PageDeps) {
  const seconds = deps.secondsLeft(request.ip);
  return seconds > 0 ? refusePage(request, reply, deps, seconds) : null;
}

async function renderInTurn(request: FastifyRequest, reply: FastifyReply, deps: PageDeps) {
  const isReload = request.headers["cache-control"]?.includes("no-cache") ?? false;
  // Requests that waited with it may have used up the limit.
  const refused = refuseLimited(request, reply, deps);
  if (refused) return refused;
  // Somebody else may have asked for the same page meanwhile.
  const now = deps.clock().getTime();
  const cached = isReload ? null : deps.caches.pages.get(keyOf(request, deps), now);
  const isFresh = cached && now < cached.freshUntil;
  return isFresh ? sendCached(reply, cached, false, deps) : renderPage(request, reply, deps);
}

/** Answers with the page of an address, or where it cannot be rendered, with a page that says so. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageDeps,
): Promise<FastifyReply> {
  try {
    return await (refuseLimited(request, reply, deps) ??
      deps.renders.run(clientKey(request.ip), () => renderInTurn(request, reply, deps)));
  } catch (error) {
    if (error instanceof QueueFullError) return refusePage(request, reply, deps, 0);
    deps.caches.pages.delete(keyOf(request, deps));
    if (!isLogged(error)) request.log.error({ err: error }, "the page could not be rendered");
    return describeHtml(reply, 500).send(failurePage(request.id));
  }
}
