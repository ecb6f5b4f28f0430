import { requestIdOf } from "@callboard/server-kit/request-id";
import { type FastifyServerOptions, LogController } from "fastify";
import type { Env } from "../env.ts";
import { maxRequestTime } from "./body-timeout.ts";

/** In ms. Slow clients must not hold connections for long. */
const timeouts = {
  headers: 8_000,
  request: maxRequestTime,
  idleConnection: 14_000,
  keepAlive: 10_000,
  checkInterval: 1_000,
};

/** In bytes; upload routes set their own. */
const bodyLimit = 128 * 1024;

/** As much as Node accepts in headers, so that schemas reject long slugs. */
const maxParamLength = 16 * 1024;

/** Time to send a response after the upstream's has arrived, in ms. */
const afterUpstream = 2_000;

/** What the server is made with, log and error handlers aside. A change is answered within `longestChange`, in ms. */
export function serverOptions({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">, longestChange: number) {
  return {
    bodyLimit,
    // A connection looks idle, too, while the upstream is waited for.
    connectionTimeout: Math.max(timeouts.idleConnection, longestChange + afterUpstream),
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    routerOptions: { maxParamLength },
    trustProxy: TRUST_PROXY.length > 0 ? TRUST_PROXY : false,
    genReqId: requestIdOf,
    // While it stops, requests that reach it are still answered; their connections then end.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  } satisfies FastifyServerOptions & { http: unknown };
}
