import { createServer, type RequestListener, type Server } from "node:http";
import { requestIdOf } from "@callboard/server-kit/request-id";
import { type FastifyServerOptions, LogController } from "fastify";
import type { Env } from "../env.ts";
import { longestRequest } from "./body-timeout.ts";

/** How long a client may take over each part of a request, in ms: a slow one must not hold a connection for long. */
const timeouts = {
  headers: 8_000,
  request: longestRequest,
  idleConnection: 14_000,
  keepAlive: 10_000,
  checkEvery: 1_000,
};

/** Longest body, in bytes; what takes more says so itself. */
const bodyLimit = 128 * 1024;

/** Longest part of an address: what Node takes for a whole header section. Long slugs are the schemas' to refuse. */
const maxParamLength = 16 * 1024;

/** Time for an answer to be sent once the upstream's is there, in ms. */
const afterUpstream = 2_000;

/** What the server is made with, log and error handlers aside. A change is answered within `longestChange`, in ms. */
export function serverOptions({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">, longestChange: number) {
  return {
    bodyLimit,
    // A connection looks idle, too, while the upstream is waited for.
    connectionTimeout: Math.max(timeouts.idleConnection, longestChange + afterUpstream),
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery },
    routerOptions: { maxParamLength },
    trustProxy: TRUST_PROXY.length > 0 ? TRUST_PROXY : false,
    genReqId: requestIdOf,
    // While it stops, requests that reach it are still answered; their connections then end.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  } satisfies FastifyServerOptions & { http: unknown };
}

type Timeouts = Pick<
  ReturnType<typeof serverOptions>,
  "http" | "requestTimeout" | "keepAliveTimeout" | "connectionTimeout"
>;

/** The server that Fastify would make of its options, but for who answers. */
export function createHttpServer(options: Timeouts, answer: RequestListener): Server {
  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = options;
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, answer);
  return server.setTimeout(connectionTimeout);
}
