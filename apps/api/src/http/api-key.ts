import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "./envelope.ts";

const digest = (key: string) => createHash("sha256").update(key).digest();

const known = new WeakMap<FastifyRequest, { mayServeStaff: boolean }>();

/** True for a request that came with one of the keys. */
export function showedApiKey(request: FastifyRequest): boolean {
  return known.has(request);
}

/** True for a request that came with the gateway's key: calls of staff are for no other. */
export function showedStaffKey(request: FastifyRequest): boolean {
  return known.get(request)?.mayServeStaff ?? false;
}

/** A hook that requires one of the keys, compared in constant time. `staffKeys` are those of the gateway. */
export function requireApiKey(apiKeys: string[], staffKeys: string[]) {
  const accepted = apiKeys.map((key) => ({ key: digest(key), mayServeStaff: staffKeys.includes(key) }));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { apikey } = request.headers;
    const given = digest(typeof apikey === "string" ? apikey : "");
    const matches = accepted.filter(({ key }) => timingSafeEqual(key, given));
    if (matches.length > 0)
      known.set(request, { mayServeStaff: matches.some((match) => match.mayServeStaff) });
    else return reply.code(403).send(failure("API key forbidden or invalid"));
  };
}
