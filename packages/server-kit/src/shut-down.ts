import type { Server } from "node:http";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";

/** Whether a server still takes requests for long: what says that it is ready has to look here. */
export type Lifecycle = { isShuttingDown: boolean };

/**
 * How long newcomers are taken after that, in ms: until whoever spreads requests has stopped to use connections that were open
 * before. deploy/nginx keeps idle ones for half as long.
 */
const notice = 1_000;
/** After this time, open connections are closed; in ms. */
const timeout = 8_500;
/** How long, at most, a moment is waited for in which nobody waits to be accepted; in ms. */
const patience = 3_000;
/** A turn of the event loop in which nothing happened takes less; in ms. */
const idleTurn = 0.3;

type App = {
  server: Pick<Server, "on" | "off" | "close" | "closeAllConnections">;
  log: { info: (text: string) => void };
  close: () => PromiseLike<unknown>;
};

/**
 * Resolves after a turn of the event loop that found nobody who waits to be accepted, and took so short that nobody can have come
 * since: to stop listening cuts off whoever is connected and not accepted, and a change that was sent then is not sent again.
 */
async function untilNobodyWaits(server: App["server"]): Promise<void> {
  let hasCome = false;
  const note = () => {
    hasCome = true;
  };
  server.on("connection", note);
  const end = performance.now() + patience;
  let isQuiet = false;
  while (!isQuiet && performance.now() < end) {
    // Whoever has just slept is not interrupted soon.
    await sleep(1);
    hasCome = false;
    const began = performance.now();
    await turn();
    isQuiet = !hasCome && performance.now() - began < idleTurn;
  }
  server.off("connection", note);
}

/**
 * Says that the server is going down, stops listening a moment later, and resolves when the accepted requests have been answered,
 * within ten seconds.
 */
export async function shutDown(app: App, lifecycle: Lifecycle): Promise<void> {
  lifecycle.isShuttingDown = true;
  app.log.info("shutting down");
  const cutOff = setTimeout(() => app.server.closeAllConnections(), timeout);
  await sleep(notice);
  await untilNobodyWaits(app.server);
  await new Promise((done) => app.server.close(done));
  await app.close();
  clearTimeout(cutOff);
}

type Reply = { header: (name: string, value: string) => unknown };
type Hook = (request: unknown, reply: Reply, payload: unknown, done: () => void) => void;

/** Closes keep-alive connections with their next response during shutdown: idle ones would delay it. */
export function endConnections(
  app: { addHook: (name: "onSend", hook: Hook) => unknown },
  lifecycle: Lifecycle,
): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (lifecycle.isShuttingDown) reply.header("connection", "close");
    done();
  });
}
