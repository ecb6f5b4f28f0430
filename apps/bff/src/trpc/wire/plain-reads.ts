import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "node:querystring";
import { requestIdOf } from "@callboard/server-kit/request-id";
import type { RequestLog } from "@callboard/server-kit/request-log";
import type { Lifecycle } from "@callboard/server-kit/shut-down";
import { nameRequest } from "@callboard/server-kit/tracing";
import type { FastifyBaseLogger } from "fastify";
import type { Caches } from "../../cache/caches.ts";
import { answerHeaders } from "../../http/plain-headers.ts";
import type { RequestMetrics } from "../../observability/metrics/request-metrics.ts";
import type { Context, RequestLike } from "../context.ts";
import { answerJson, type JsonAnswer } from "./answer-json.ts";
import { isStreamed } from "./stock-adapter.ts";

type Deps = {
  contextOf: (request: RequestLike) => Context;
  caches: Caches;
  clock: () => Date;
  /** The address that a request comes from, as a trusted proxy tells it. */
  addressOf: (request: IncomingMessage) => string;
  log: FastifyBaseLogger;
  logRequest: RequestLog;
  strictTransport: string;
  metrics: RequestMetrics;
  lifecycle: Lifecycle;
};

/** A request as Fastify would describe it; its log is made where something is written to it. */
function requestLikeOf(request: IncomingMessage, host: string, { addressOf, log }: Deps): RequestLike {
  const id = requestIdOf(request);
  return {
    id,
    host,
    raw: request,
    headers: request.headers,
    ip: addressOf(request),
    get log() {
      return log.child({ reqId: id });
    },
  };
}

/** Measures and logs an answer once it is sent, or its client gone. */
function watch(
  response: ServerResponse,
  { id, ip, host, raw }: RequestLike,
  url: string,
  { logRequest, metrics }: Deps,
): void {
  const began = performance.now();
  response.once("close", () => {
    const ms = performance.now() - began;
    const status = response.writableFinished ? response.statusCode : null;
    metrics.ended("procedure", status, ms / 1_000);
    if (status) logRequest({ id, ip, host, raw, method: "GET", url }, status, ms);
  });
}

function send(response: ServerResponse, { status, headers, body }: JsonAnswer, always: string[]): void {
  const own = Object.entries(headers).flat();
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, [...always, ...own, "content-length", length]).end(body);
}

/** What every answer has. The last ones of a program that stops end their connections, which would hold it up. */
function headersOf({ id }: RequestLike, isHttps: boolean, { lifecycle, strictTransport }: Deps): string[] {
  const always = answerHeaders(id, isHttps ? strictTransport : null);
  return lifecycle.isShuttingDown ? [...always, "connection", "close"] : always;
}

/** The procedures' paths and the query of an address; null where it is not written plainly. */
const plainAddress = /^(\/trpc\/([\w.,]+))(?:\?(.*))?$/s;

/**
 * Answers reads that need no sign-in without Fastify's hooks, routes and replies: `fast-path.ts` has checked the host,
 * the method, the credentials and the load. False for an address that it does not understand, which Fastify answers.
 */
export function createPlainReads(deps: Deps) {
  return (request: IncomingMessage, response: ServerResponse, host: string, isHttps: boolean): boolean => {
    const { url = "", headers } = request;
    const [, address, path, search = ""] = plainAddress.exec(url) ?? [];
    if (!address || !path || isStreamed(request)) return false;
    const requestLike = requestLikeOf(request, host, deps);
    nameRequest(request, "/trpc/:path");
    watch(response, requestLike, url, deps);
    const acceptEncoding = headers["accept-encoding"];
    const read = { path, query: parse(search), body: undefined, isPost: false, url, acceptEncoding };
    answerJson(read, deps.contextOf(requestLike), deps)
      .then((answer) => send(response, answer, headersOf(requestLike, isHttps, deps)))
      .catch((error: unknown) => {
        requestLike.log.error({ err: error }, "failed");
        response.destroy();
      });
    return true;
  };
}
