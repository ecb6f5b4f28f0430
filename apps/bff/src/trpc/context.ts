import { domainSuffixOf } from "@callboard/contracts/domain";
import type { FastifyRequest } from "fastify";
import { requireUploadRate } from "../http/body-timeout.ts";
import type { CallMetrics } from "../observability/metrics/call-metrics.ts";
import { clientKey } from "../security/limits/client-key.ts";
import type { Limits } from "../security/limits/limits.ts";
import type { UploadQueue } from "../security/upload-queue.ts";
import type { AuthContext, Credentials, Sessions } from "../session/auth-state.ts";
import {
  type Cacheability,
  newCacheability,
  type Upstream,
  type UpstreamContext,
} from "../upstream/upstream.ts";

/** What one request carries to the procedures. */
export type Context = UpstreamContext &
  AuthContext & {
    limits: Limits;
    uploads: UploadQueue;
    /** Call it when the form begins to be read: who sends it has to keep up from then on. */
    expectForm: () => void;
    metrics: CallMetrics;
    clientAddress: string;
    cacheability: Cacheability;
  };

/** What of a request its context is read from. */
export type RequestLike = Pick<FastifyRequest, "id" | "host" | "ip" | "headers" | "log" | "raw">;

/** A browser asks so on a forced reload, and the application after somebody has changed something. */
function wantsFresh({ headers }: RequestLike): boolean {
  return headers["cache-control"]?.includes("no-cache") ?? false;
}

/** What every request's context is made of. */
export type ContextDeps = {
  upstream: Upstream;
  sessions: Sessions;
  limits: Limits;
  uploads: UploadQueue;
  metrics: CallMetrics;
  defaultSuffix: string;
};

/**
 * Reads a request for its context. The suffix comes from the host that the visitor used; a host without a known one
 * (localhost, an address) gets the default. Without `credentials` the sender is a visitor, whoever it is.
 */
export function createContext(
  request: RequestLike,
  { upstream, sessions, limits, uploads, metrics, defaultSuffix }: ContextDeps,
  credentials: Credentials = {},
): Context {
  return {
    upstream,
    sessions,
    limits,
    uploads,
    expectForm: () => requireUploadRate(request),
    metrics,
    requestId: request.id,
    domainSuffix: domainSuffixOf(request.host) ?? defaultSuffix,
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"],
    auth: { ...credentials, isPrivate: false },
    cacheability: newCacheability(wantsFresh(request)),
    countRead: () => limits.read.client.take(clientKey(request.ip)),
    // Made when something is written to it, which is rare.
    get log() {
      return request.log;
    },
  };
}

/** What a request shows of its sender. */
export function credentialsOf({ headers: { cookie, authorization } }: RequestLike): Credentials {
  return { cookie, authorization };
}
