import { domainSuffixOf } from "@callboard/contracts/domain";
import type { FastifyRequest } from "fastify";
import type { Provider, ProviderContext } from "./provider/provider.ts";
import type { Limits } from "./security/limits.ts";
import type { Credentials, Sessions, VisitContext } from "./session/visit.ts";

/** What one request carries to the procedures. */
export type Context = ProviderContext & VisitContext & { limits: Limits; clientAddress: string };

/** What every request's context is made of. */
export type ContextDeps = { provider: Provider; sessions: Sessions; limits: Limits; defaultSuffix: string };

/**
 * Reads a request for its context. The suffix comes from the host that the visitor used; a host without a known one
 * (localhost, an address) gets the default. Without `credentials` the sender is a visitor, whoever it is.
 */
export function createContext(
  request: FastifyRequest,
  { provider, sessions, limits, defaultSuffix }: ContextDeps,
  credentials: Credentials = {},
): Context {
  return {
    provider,
    sessions,
    limits,
    requestId: request.id,
    domainSuffix: domainSuffixOf(request.host) ?? defaultSuffix,
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"],
    visit: { ...credentials, isPrivate: false },
    log: request.log,
  };
}

/** What a request shows of its sender. */
export function credentialsOf({ headers: { cookie, authorization } }: FastifyRequest): Credentials {
  return { cookie, authorization };
}
