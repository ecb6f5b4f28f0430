import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Lifecycle } from "../http/lifecycle.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { RequestMetrics } from "../observability/metrics/request-metrics.ts";
import { freshPage } from "./cached-page.ts";
import { encodingFor } from "./cached-response.ts";
import { type Caches, pageKey, responseKey } from "./caches.ts";
import { sendCachedResponse } from "./send-cached-response.ts";

type Deps = {
  caches: Caches;
  /** The domain suffix of a host header; undefined for one that is none. */
  suffixOf: (host: string) => string | undefined;
  /** How a request reached the site, such as `https`. */
  protocolOf: (request: IncomingMessage) => string;
  publicOrigin: string | undefined;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
  metrics: RequestMetrics;
  /** Answers what is not kept; false for what has to go the long way. */
  answerRead: (request: IncomingMessage, response: ServerResponse, host: string, isHttps: boolean) => boolean;
  /** True while requests have to be turned away, of which the long way takes care. */
  isBusy: () => boolean;
};

/** Only what nobody wants anew, under the name of the host itself, and not with a body; the rest goes the long way. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers["x-forwarded-host"] === undefined &&
    !headers["cache-control"]?.includes("no-cache")
  );
}

/** Reads as somebody, and streams, are made for the one who asks. */
function isForAll({ headers }: IncomingMessage): boolean {
  return headers.authorization === undefined && headers["trpc-accept"] === undefined;
}

/**
 * Answers from what is kept, and reads by anybody, before anything else has looked at the request. False where it did
 * not: the request then goes its usual way, which also finds out what is wrong with it.
 */
export function createFastPath(deps: Deps) {
  const { caches, suffixOf, protocolOf, publicOrigin, clock, log, lifecycle, metrics } = deps;

  function sendKeptPage(request: IncomingMessage, response: ServerResponse, host: string): number | null {
    const origin = publicOrigin ?? `${protocolOf(request)}://${host}`;
    const kept = caches.pages.get(pageKey(origin, host, request.url ?? ""), clock().getTime());
    if (!kept) return null;
    const { headers, pieces } = freshPage(kept, encodingFor(request.headers["accept-encoding"]));
    headers.push("x-request-id", requestIdOf(request), "cache-status", "callboard; hit");
    response.writeHead(kept.status, headers);
    // One call to the system for all of it: the end takes the cork out.
    response.cork();
    for (const piece of pieces) response.write(piece);
    response.end();
    return kept.status;
  }

  /** True where an answer was sent. */
  function note(kind: "procedure" | "page", { url = "", headers }: IncomingMessage, status: number | null) {
    if (status === null) return false;
    metrics.answeredFast(kind, status);
    log.info({ method: "GET", path: url.split("?", 1)[0], host: headers.host, status, ms: 0 }, "answered");
    return true;
  }

  function answerProcedure(request: IncomingMessage, response: ServerResponse, host: string): boolean {
    const suffix = isForAll(request) ? suffixOf(host) : undefined;
    if (!suffix) return false;
    const isHttps = protocolOf(request) === "https";
    const kept = caches.answers.get(responseKey(suffix, request.url ?? ""), clock().getTime());
    if (kept && note("procedure", request, sendCachedResponse(request, response, kept, isHttps))) return true;
    return !deps.isBusy() && deps.answerRead(request, response, host, isHttps);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { host } = request.headers;
    if (!host || !isPlainRead(request) || lifecycle.isShuttingDown) return false;
    if (request.url?.startsWith("/trpc/")) return answerProcedure(request, response, host);
    return note("page", request, sendKeptPage(request, response, host));
  };
}
