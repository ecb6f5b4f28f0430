import type { FastifyRequest } from "fastify";

/** The address that absolute links start with: the configured one, else the one that was asked. */
export function originOf(request: FastifyRequest, publicOrigin: string | undefined): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
