import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "./lifecycle.ts";

/** How long `/readyz` fails before the server stops listening, so that load balancers notice; in ms. */
const notice = 500;
/** After this time, open connections are closed; in ms. */
const timeout = 8_500;

/** Closes keep-alive connections with their next response during shutdown: idle ones would delay it. */
export function endConnections(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isShuttingDown) reply.header("connection", "close");
  });
}

/** Stops listening, and resolves when the accepted requests have been answered, within ten seconds. */
export async function shutDown(app: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.isShuttingDown = true;
  app.log.info("shutting down");
  const cutOff = setTimeout(() => app.server.closeAllConnections(), timeout);
  await sleep(notice);
  await app.close();
  clearTimeout(cutOff);
}
