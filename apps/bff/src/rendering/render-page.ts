import type { FastifyReply, FastifyRequest } from "fastify";
import { brotliOf, type CachedPage, keepPage, sizeOfLength } from "../cache/cached-page.ts";
import { encodingFor } from "../cache/cached-response.ts";
import { type Caches, pageKey } from "../cache/caches.ts";
import type { Context } from "../trpc/context.ts";
import { renderDocument } from "./document.ts";
import { failurePage } from "./failure-page.ts";
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
};

const redirects = new Set([301, 302, 303, 307, 308]);

/** Path and search. An address that begins with two slashes would name another host to whoever resolves it. */
export function addressOf(request: FastifyRequest): string {
  return request.url.replace(/^[/\\]+/, "/");
}

function describeHtml(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ "cache-control": "no-cache", vary: "accept-encoding" })
    .type("text/html; charset=utf-8");
}

/** How long a page counts that asked the upstream for nothing, in ms. */
const textFreshFor = 60_000;

const keyOf = (request: FastifyRequest, { publicOrigin }: PageDeps) =>
  pageKey(originOf(request, publicOrigin), request.host, request.url);

type Rendered = { html: string; status: number; now: string };

/**
 * Keeps a page that is being sent, where others may get it and there is room. Gives it where it says the same as what was
 * kept before, else null.
 */
function keep(
  rendered: Rendered,
  { cacheability }: Context,
  reply: FastifyReply,
  deps: PageDeps,
): CachedPage | null {
  const { pages } = deps.caches;
  const key = keyOf(reply.request, deps);
  const time = deps.clock().getTime();
  const { freshUntil, isStale, epochs } = cacheability;
  if (isStale || freshUntil === null) {
    pages.settle(key, true, time);
    return null;
  }
  if (!pages.wants(key, sizeOfLength(rendered.html.length))) return null;
  const sent = { ...rendered, headers: reply.getHeaders(), nonces: reply.cspNonce };
  const before = pages.last(key);
  const kept = keepPage({ ...sent, freshUntil: Math.min(freshUntil, time + textFreshFor), epochs }, before);
  pages.put(key, kept);
  // Made of answers that are being read anew: it stands in for a moment only, and lends its compressed forms to the next.
  if (kept.freshUntil <= time) pages.settle(key, false, time);
  return kept.packed === before?.packed ? kept : null;
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps) {
  const { build, clock, contextOf } = deps;
  const origin = originOf(request, deps.publicOrigin);
  const ctx = contextOf(request);
  const now = clock().toISOString();
  const page = await build.render({
    url: addressOf(request),
    origin,
    host: request.host,
    now,
    call: createPageCalls(ctx),
  });
  if (page.redirect !== undefined) {
    deps.caches.pages.settle(keyOf(request, deps), true, deps.clock().getTime());
    reply.header("cache-control", "no-cache");
    return reply.redirect(page.redirect, redirects.has(page.status) ? page.status : 302);
  }
  const html = renderDocument({ ...page, now }, build, origin, reply.cspNonce);
  describeHtml(reply, page.status);
  if (ctx.cacheability.isStale) reply.header("cache-status", "callboard; hit; detail=stale");
  if (ctx.auth.retryAfter) reply.header("retry-after", String(ctx.auth.retryAfter));
  const same = keep({ html, status: page.status, now }, ctx, reply, deps);
  const takesBrotli = encodingFor(request.headers["accept-encoding"]) === "br";
  const brotli = same && takesBrotli ? brotliOf(same, reply.cspNonce) : null;
  return brotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(html);
}

/** Answers with the page of an address, or where it cannot be rendered, with a page that says so. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageDeps,
): Promise<FastifyReply> {
  try {
    return await renderPage(request, reply, deps);
  } catch (error) {
    deps.caches.pages.settle(keyOf(request, deps), true, deps.clock().getTime());
    request.log.error({ err: error }, "the page could not be rendered");
    return describeHtml(reply, 500).send(failurePage(reply.cspNonce.style, request.id));
  }
}
