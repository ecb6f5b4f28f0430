import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "./lifecycle.ts";

/** How long `/readyz` says no before the door closes, so that whoever spreads the requests notices; in ms. */
const notice = 500;
/** After this, in ms, what is still open is cut off. */
const patience = 8_500;

/** While the program stops, lets every answer be the last one on its connection: an idle one would hold up the end. */
export function endConnections(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isShuttingDown) reply.header("connection", "close");
  });
}

/** Stops taking requests, and resolves when the accepted ones have been answered, within ten seconds at most. */
export async function shutDown(app: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  if (lifecycle.isShuttingDown) return;
  lifecycle.isShuttingDown = true;
  app.log.info("shutting down");
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patience);
  await sleep(notice);
  await app.close();
  clearTimeout(cutOff);
}
