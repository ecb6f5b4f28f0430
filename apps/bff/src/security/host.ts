import type { FastifyInstance } from "fastify";
import { sendFailure } from "../http/errors/error-reply.ts";

const name = /^[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_.])?(:\d{1,5})?$/i;
const addressV6 = /^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/i;

/** True for a host name or address with an optional port. */
export function isHost(host: string): boolean {
  return name.test(host) || addressV6.test(host);
}

/** Rejects requests with an invalid Host: the domain suffix, links and CSRF protection depend on it. */
export function requireHost(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isHost(request.host)) return sendFailure(reply, "rejected", { message: "Bad Host header" });
  });
}
