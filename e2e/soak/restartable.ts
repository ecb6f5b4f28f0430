import { setTimeout as pause } from "node:timers/promises";
import { freePort, startProgram, stopProgram } from "../../scripts/product.mjs";

type Running = Awaited<ReturnType<typeof startProgram>>;

const retryMs = 500;

/** A program that can be ended and started again on the same port. `stop` ends it for good. */
export async function createRestartable(name: string, folder: "api" | "bff", env: Record<string, string>) {
  const port = await freePort();
  let running: Running | null = null;
  let isOver = false;

  /** Starts until it works: a start fails while a line to what it needs is broken. */
  async function start(): Promise<void> {
    while (!isOver && !running) {
      running = await startProgram(name, folder, { ...env, PORT: String(port) }).catch(() => null);
      if (!running) await pause(retryMs);
    }
    if (isOver && running) await stopProgram(running);
  }

  return {
    name,
    port,
    start,
    /** Ends it by a signal and starts it again. Where it is being started already, does nothing. */
    restart: async (signal: "SIGKILL" | "SIGTERM") => {
      const ending = running;
      running = null;
      if (!ending) return;
      if (signal === "SIGTERM") await stopProgram(ending);
      else ending.child.kill(signal);
      await ending.ended;
      await start();
    },
    stop: async () => {
      isOver = true;
      if (running) await stopProgram(running);
    },
    /** True where it has ended without being asked to. */
    hasDied: () => running !== null && (running.child.exitCode ?? running.child.signalCode) !== null,
  };
}
