import type { RequestLog } from "@callboard/server-kit/request-log";
import type { FastifyInstance } from "fastify";

/** Logs each response. */
export function logRequests(app: FastifyInstance, logRequest: RequestLog): void {
  app.addHook("onResponse", async (request, reply) => {
    logRequest(request, reply.statusCode, reply.elapsedTime);
  });
}
