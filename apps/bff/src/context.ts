import { domainSuffixOf } from "@callboard/contracts/domain";
import type { FastifyRequest } from "fastify";
import type { Provider, ProviderContext } from "./provider/provider.ts";

/** What one request carries to the procedures. */
export type Context = ProviderContext;

/**
 * Reads a request for its context. The suffix comes from the host that the visitor used; a host without a known one
 * (localhost, an address) gets the default.
 */
export function createContext(request: FastifyRequest, provider: Provider, defaultSuffix: string): Context {
  return {
    provider,
    requestId: request.id,
    domainSuffix: domainSuffixOf(request.host) ?? defaultSuffix,
    log: request.log,
  };
}
