import type { FastifyInstance } from "fastify";
import { failure, ok } from "./envelope.ts";
import { loggable } from "./loggable-error.ts";

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export function healthRoutes(app: FastifyInstance, { ping }: { ping: () => Promise<void> }): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ok(null));
  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    try {
      await ping();
      return ok(null);
    } catch (error) {
      request.log.warn(loggable(error), "the database does not answer");
      return reply.code(503).send(failure("The database does not answer"));
    }
  });
}
