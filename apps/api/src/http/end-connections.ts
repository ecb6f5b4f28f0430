import type { Lifecycle } from "@callboard/server-kit/shut-down";
import type { FastifyInstance } from "fastify";

/** Closes keep-alive connections with their next response during shutdown: idle ones would delay it. */
export function endConnections(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isShuttingDown) reply.header("connection", "close");
  });
}
