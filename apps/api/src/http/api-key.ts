import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "./envelope.ts";

const digest = (key: string) => createHash("sha256").update(key).digest();

const known = new WeakSet<FastifyRequest>();

/** True for a request that came with one of the keys. */
export function showedApiKey(request: FastifyRequest): boolean {
  return known.has(request);
}

/** A hook that requires one of the keys, compared in constant time. */
export function requireApiKey(apiKeys: string[]) {
  const accepted = apiKeys.map(digest);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { apikey } = request.headers;
    const given = digest(typeof apikey === "string" ? apikey : "");
    const matches = accepted.filter((key) => timingSafeEqual(key, given));
    if (matches.length > 0) known.add(request);
    else return reply.code(403).send(failure("API key forbidden or invalid"));
  };
}
