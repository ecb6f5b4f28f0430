import type { FastifyRequest } from "fastify";

const userAgentMax = 300;

/** The User-Agent of a request, shortened, for the list of sessions; null without one. */
export function userAgentOf({ headers }: FastifyRequest): string | null {
  return headers["user-agent"]?.slice(0, userAgentMax) || null;
}
