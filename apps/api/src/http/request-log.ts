import { isIP } from "node:net";
import type { RequestLog } from "@callboard/server-kit/request-log";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { showedApiKey } from "./api-key.ts";

/** The client that the gateway names in calls about somebody; a caller that names none, or has no key, is the client itself. */
function clientAddress(request: FastifyRequest): string {
  const named = request.headers["x-client-address"];
  return typeof named === "string" && isIP(named) && showedApiKey(request) ? named : request.ip;
}

const polledRoute = "/api/v1/cache-version/view";

/** Logs each response, besides those of the question that gateways repeat. */
export function logRequests(app: FastifyInstance, logRequest: RequestLog): void {
  app.addHook("onResponse", async (request, reply) => {
    const { id, method, url, host, raw, routeOptions } = request;
    // Gateways ask twice a second.
    if (routeOptions.url === polledRoute && reply.statusCode === 200) return;
    logRequest(
      { id, ip: clientAddress(request), method, url, host, raw },
      reply.statusCode,
      reply.elapsedTime,
    );
  });
}
