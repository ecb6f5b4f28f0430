import type { FastifyRequest } from "fastify";

const userAgentMax = 300;

/** How the browser of a request names itself, for the list of sessions; null when it does not. */
export function userAgentOf({ headers }: FastifyRequest): string | null {
  return headers["user-agent"]?.slice(0, userAgentMax) || null;
}
