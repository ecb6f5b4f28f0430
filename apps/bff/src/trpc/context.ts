import type { FastifyRequest } from "fastify";
import { type ReceivedForm, receiveForm } from "../http/received-form.ts";
import type { CallMetrics } from "../observability/metrics/call-metrics.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import type { Limits } from "../security/rate-limit/limits.ts";
import type { UploadQueue } from "../security/upload-queue.ts";
import type { AuthContext, Credentials, Sessions } from "../session/auth-state.ts";
import type { Streams } from "../streams/streams.ts";
import {
  type Cacheability,
  newCacheability,
  type Upstream,
  type UpstreamContext,
} from "../upstream/upstream.ts";

export type Context = UpstreamContext &
  AuthContext & {
    limits: Limits;
    uploads: UploadQueue;
    streams: Streams;
    /** Receives the body of the request, which is a form. */
    receiveForm: () => Promise<ReceivedForm>;
    metrics: CallMetrics;
    clientAddress: string;
    cacheability: Cacheability;
  };

/** The part of a request that its context is created from. */
export type RequestLike = Pick<FastifyRequest, "id" | "host" | "ip" | "headers" | "log" | "raw">;

/** Sent by browsers on a forced reload, and by web after a change. */
function wantsFresh({ headers }: RequestLike): boolean {
  return headers["cache-control"]?.includes("no-cache") ?? false;
}

export type ContextDeps = {
  upstream: Upstream;
  sessions: Sessions;
  limits: Limits;
  uploads: UploadQueue;
  streams: Streams;
  metrics: CallMetrics;
  /** The domain suffix of a host; undefined for one that is none. */
  suffixOf: (host: string) => string | undefined;
  defaultSuffix: string;
};

/**
 * The context of a request. The domain suffix comes from its host, or is the default where the host has none (localhost, an
 * IP address). Without `credentials` it is anonymous.
 */
export function createContext(
  request: RequestLike,
  { upstream, sessions, limits, uploads, streams, metrics, suffixOf, defaultSuffix }: ContextDeps,
  credentials: Credentials = {},
): Context {
  return {
    upstream,
    sessions,
    limits,
    uploads,
    streams,
    receiveForm: () => receiveForm(request),
    metrics,
    requestId: request.id,
    domainSuffix: suffixOf(request.host) ?? defaultSuffix,
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"],
    auth: { ...credentials, isPrivate: false },
    cacheability: newCacheability(wantsFresh(request)),
    countRead: () => limits.read.client.consume(clientKey(request.ip)),
    logger: () => request.log,
  };
}

export function credentialsOf({ headers: { cookie, authorization } }: RequestLike): Credentials {
  return { cookie, authorization };
}
