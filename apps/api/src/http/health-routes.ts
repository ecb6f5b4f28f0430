import type { Lifecycle } from "@callboard/server-kit/shut-down";
import type { FastifyInstance } from "fastify";
import { failure, ok } from "./envelope.ts";
import { loggable } from "./loggable-error.ts";

type Deps = { ping: () => Promise<void>; lifecycle: Lifecycle };

/** `/healthz`: the process answers. `/readyz`: its database does too, and it is not shutting down. */
export function healthRoutes(app: FastifyInstance, { ping, lifecycle }: Deps): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ok(null));
  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    if (lifecycle.isShuttingDown) return reply.code(503).send(failure("Shutting down"));
    try {
      await ping();
      return ok(null);
    } catch (error) {
      request.log.warn(loggable(error), "the database does not answer");
      return reply.code(503).send(failure("The database does not answer"));
    }
  });
}
