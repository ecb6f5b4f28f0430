import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdOf } from "@callboard/server-kit/request-id";
import type { RequestLog } from "@callboard/server-kit/request-log";
import type { Lifecycle } from "@callboard/server-kit/shut-down";
import { nameRequest } from "@callboard/server-kit/tracing";
import type { CachedResponse } from "../../cache/cached-response.ts";
import { type Caches, pageKey, responseKey } from "../../cache/caches.ts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { RequestMetrics } from "../../observability/metrics/request-metrics.ts";
import { sendCachedResponse } from "./send-cached-response.ts";

type Deps = {
  caches: Caches;
  /** The domain suffix of a host header; undefined for one that is none. */
  suffixOf: (host: string) => string | undefined;
  /** How a request reached the site, such as `https`. */
  protocolOf: (request: IncomingMessage) => string;
  publicOrigin: string | undefined;
  clock: () => Date;
  /** The address that a request comes from, as a trusted proxy tells it. */
  addressOf: (request: IncomingMessage) => string;
  logRequest: RequestLog;
  /** Origins whose answers need headers of their own. */
  corsOrigins: ReadonlySet<string>;
  /** What is told over https. */
  strictTransport: string;
  lifecycle: Lifecycle;
  metrics: RequestMetrics;
  /** True for an address whose answer never depends on who asks. */
  isPublic: (url: string) => boolean;
  /** Answers what is not cached; false for what Fastify has to answer. */
  answerRead: (request: IncomingMessage, response: ServerResponse, host: string, isHttps: boolean) => boolean;
  /** True while requests have to be turned away, which a hook of Fastify does. */
  isBusy: () => boolean;
};

type Kind = "procedure" | "page";
/** As Fastify knows them. */
const routes = { page: "/*", procedure: "/trpc/:path" } as const;

type Sent = {
  kind: Kind;
  request: IncomingMessage;
  response: ServerResponse;
  host: string;
  isHttps: boolean;
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
  const { caches, suffixOf, protocolOf, publicOrigin, clock, addressOf, logRequest, lifecycle, metrics } =
    deps;

  /** Sends what is cached, under load also what is past its age. False where there is nothing. */
  function sendFrom(cache: ResponseCache, key: string, sent: Sent): boolean {
    const now = clock().getTime();
    const cached = cache.get(key, now);
    const stale: CachedResponse | null = cached || !deps.isBusy() ? null : cache.getStale(key, now);
    const response = cached ?? stale;
    if (!response) return false;
    const { kind, request, host, isHttps } = sent;
    const id = requestIdOf(request);
    const strictTransport = isHttps ? deps.strictTransport : null;
    const like = { id, strictTransport, isStale: stale !== null };
    const status = sendCachedResponse(request, sent.response, response, like);
    if (!stale) caches.recompress(response.bodies);
    metrics.hit(kind, status);
    nameRequest(request, routes[kind]);
    const { url = "" } = request;
    logRequest({ id, ip: addressOf(request), method: "GET", url, host, raw: request }, status, 0);
    return true;
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, host: string): boolean {
    const protocol = protocolOf(request);
    const key = pageKey(publicOrigin ?? `${protocol}://${host}`, host, request.url ?? "");
    return sendFrom(caches.pages, key, {
      kind: "page",
      request,
      response,
      host,
      isHttps: protocol === "https",
    });
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
    const key = responseKey(suffix, request.url ?? "");
    if (sendFrom(caches.answers, key, { kind: "procedure", request, response, host, isHttps })) return true;
    return !deps.isBusy() && deps.answerRead(request, response, host, isHttps);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { host, origin } = request.headers;
    if (origin !== undefined && deps.corsOrigins.has(origin)) return false;
    if (!host || !isPlainRead(request) || lifecycle.isShuttingDown) return false;
    const answer = request.url?.startsWith("/trpc/") ? answerProcedure : answerPage;
    return answer(request, response, host);
  };
}
