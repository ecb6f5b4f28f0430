import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Where other origins may call: procedures and pictures. */
const openPaths = /^\/(trpc|media)\//;

const rules = {
  methods: ["GET", "POST"],
  allowedHeaders: ["authorization", "cache-control", "content-type", "trpc-accept"],
  exposedHeaders: ["retry-after", "x-request-id"],
  credentials: true,
  /** In seconds. */
  maxAge: 600,
};

/**
 * Lets pages of the named origins call procedures, with credentials, and load pictures. Preflights are answered here. An origin
 * is named as browsers send it, such as `https://app.callboard.in`.
 */
export async function registerCors(app: FastifyInstance, origins: ReadonlySet<string>): Promise<void> {
  if (origins.size === 0) return;
  const isNamed = ({ url, headers }: FastifyRequest) =>
    openPaths.test(url) && headers.origin !== undefined && origins.has(headers.origin);
  await app.register(cors, {
    delegator: (request, callback) => callback(null, { ...rules, origin: isNamed(request) }),
  });
}
