import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { renderDocument } from "./document.ts";
import { failurePage } from "./failure-page.ts";
import { createPageCalls } from "./page-calls.ts";
import type { WebBuild } from "./web-build.ts";

export type PageDeps = {
  build: WebBuild;
  contextOf: (request: FastifyRequest) => Context;
  clock: () => Date;
  /** The site's address where it is configured. */
  publicOrigin: string | undefined;
};

const redirects = new Set([301, 302, 303, 307, 308]);

/** Path and search. An address that begins with two slashes would name another host to whoever resolves it. */
function addressOf(request: FastifyRequest): string {
  return request.url.replace(/^[/\\]+/, "/");
}

function sendHtml(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "cache-control": "no-cache", vary: "accept-encoding" })
    .type("text/html; charset=utf-8")
    .send(html);
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps) {
  const { build, clock, contextOf } = deps;
  const origin = deps.publicOrigin ?? `${request.protocol}://${request.host}`;
  const page = await build.render({
    url: addressOf(request),
    origin,
    host: request.host,
    now: clock().toISOString(),
    call: createPageCalls(contextOf(request)),
  });
  if (page.redirect !== undefined) {
    reply.header("cache-control", "no-cache");
    return reply.redirect(page.redirect, redirects.has(page.status) ? page.status : 302);
  }
  return sendHtml(reply, page.status, renderDocument(page, build, origin, reply.cspNonce));
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
    request.log.error({ err: error }, "the page could not be rendered");
    return sendHtml(reply, 500, failurePage(reply.cspNonce.style, request.id));
  }
}
