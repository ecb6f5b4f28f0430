import { domainSuffixOf } from "@callboard/contracts/domain";
import type { FastifyRequest } from "fastify";
import { expectPace } from "./ops/body-patience.ts";
import type { CallMetrics } from "./ops/metrics/call-metrics.ts";
import { newSources, type Provider, type ProviderContext, type Sources } from "./provider/provider.ts";
import { clientKey } from "./security/limits/client-key.ts";
import type { Limits } from "./security/limits/limits.ts";
import type { UploadQueue } from "./security/upload-queue.ts";
import type { Credentials, Sessions, VisitContext } from "./session/visit.ts";

/** What one request carries to the procedures. */
export type Context = ProviderContext &
  VisitContext & {
    limits: Limits;
    uploads: UploadQueue;
    /** Call it when the form begins to be read: who sends it has to keep up from then on. */
    expectForm: () => void;
    metrics: CallMetrics;
    clientAddress: string;
    sources: Sources;
  };

/** What of a request its context is read from. */
export type Asker = Pick<FastifyRequest, "id" | "host" | "ip" | "headers" | "log" | "raw">;

/** A browser asks so on a forced reload, and the application after somebody has changed something. */
function wantsFresh({ headers }: Asker): boolean {
  return headers["cache-control"]?.includes("no-cache") ?? false;
}

/** What every request's context is made of. */
export type ContextDeps = {
  provider: Provider;
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
  request: Asker,
  { provider, sessions, limits, uploads, metrics, defaultSuffix }: ContextDeps,
  credentials: Credentials = {},
): Context {
  return {
    provider,
    sessions,
    limits,
    uploads,
    expectForm: () => expectPace(request),
    metrics,
    requestId: request.id,
    domainSuffix: domainSuffixOf(request.host) ?? defaultSuffix,
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"],
    visit: { ...credentials, isPrivate: false },
    sources: newSources(wantsFresh(request)),
    countRead: () => limits.read.client.take(clientKey(request.ip)),
    // Made when something is written to it, which is rare.
    get log() {
      return request.log;
    },
  };
}

/** What a request shows of its sender. */
export function credentialsOf({ headers: { cookie, authorization } }: Asker): Credentials {
  return { cookie, authorization };
}
