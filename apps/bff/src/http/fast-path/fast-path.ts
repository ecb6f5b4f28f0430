import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { type Caches, pageKey, responseKey } from "../../cache/caches.ts";
import type { RequestMetrics } from "../../observability/metrics/request-metrics.ts";
import type { Lifecycle } from "../lifecycle.ts";
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
  /** True for an address whose answer never depends on who asks. */
  isPublic: (url: string) => boolean;
  /** Answers what is not cached; false for what Fastify has to answer. */
  answerRead: (request: IncomingMessage, response: ServerResponse, host: string, isHttps: boolean) => boolean;
  /** True while requests have to be turned away, which a hook of Fastify does. */
  isBusy: () => boolean;
};

/** A GET without a body, under the name of the host itself, that takes a cached response. Fastify answers the rest. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers["x-forwarded-host"] === undefined &&
    !headers["cache-control"]?.includes("no-cache")
  );
}

/** False for a read that another site sends with a token: Fastify refuses it. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return headers.origin === undefined && (site === undefined || site === "same-origin");
}

/**
 * Answers from the response cache, and reads by visitors, before Fastify has looked at the request. False where it did
 * not: Fastify then answers, and finds out what is wrong with the request.
 */
export function createFastPath(deps: Deps) {
  const { caches, suffixOf, protocolOf, publicOrigin, clock, log, lifecycle, metrics } = deps;

  function answerPage(request: IncomingMessage, response: ServerResponse, host: string): boolean {
    const protocol = protocolOf(request);
    const key = pageKey(publicOrigin ?? `${protocol}://${host}`, host, request.url ?? "");
    const cached = caches.pages.get(key, clock().getTime());
    if (!cached) return false;
    note("page", request, sendCachedResponse(request, response, cached, protocol === "https"));
    return true;
  }

  function note(kind: "procedure" | "page", { url = "", headers }: IncomingMessage, status: number): void {
    metrics.hit(kind, status);
    log.info({ method: "GET", path: url.split("?", 1)[0], host: headers.host, status, ms: 0 }, "answered");
  }

  /** A stream is made for the one who asks, and so is a read with a token unless it is public. */
  function isForAll(request: IncomingMessage): boolean {
    const { authorization, "trpc-accept": streamed } = request.headers;
    if (streamed !== undefined) return false;
    return authorization === undefined || (deps.isPublic(request.url ?? "") && isSameOrigin(request));
  }

  function answerProcedure(request: IncomingMessage, response: ServerResponse, host: string): boolean {
    const suffix = isForAll(request) ? suffixOf(host) : undefined;
    if (!suffix) return false;
    const isHttps = protocolOf(request) === "https";
    const cached = caches.answers.get(responseKey(suffix, request.url ?? ""), clock().getTime());
    if (!cached) return !deps.isBusy() && deps.answerRead(request, response, host, isHttps);
    note("procedure", request, sendCachedResponse(request, response, cached, isHttps));
    return true;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { host } = request.headers;
    if (!host || !isPlainRead(request) || lifecycle.isShuttingDown) return false;
    const answer = request.url?.startsWith("/trpc/") ? answerProcedure : answerPage;
    return answer(request, response, host);
  };
}
