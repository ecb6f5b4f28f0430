import { flushCompileCache } from "node:module";
import type { AddressInfo, Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "./start-error.ts";

type Options = { host: string; port: number; backlog: number };
type App = { listen: (options: Options) => Promise<string>; server: Server };

/** Connections that wait to be accepted. Past it, those of newcomers are dropped and tried again seconds later; the system may have less. */
const backlog = 4_096;

/** Listens, and returns the port. Throws StartError where that is not possible. */
export async function listen(app: App, { HOST, PORT }: { HOST: string; PORT: number }): Promise<number> {
  try {
    await app.listen({ host: HOST, port: PORT, backlog });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? "is taken" : `cannot be used (${code})`;
    throw new StartError(`port ${PORT} on ${HOST} ${reason}; set PORT to another one`, { cause });
  }
  return (app.server.address() as AddressInfo).port;
}

/** Tells the parent process something, when there is one. That it is gone is heard as `disconnect`. */
export function tellParent(message: object): void {
  process.send?.(message, () => {});
}

/** How long V8's helper threads get to finish what they compile before the program exits; in ms. */
const compilePause = 100;

/**
 * Exits with `code` after a pause. `process.exit` waits for helper threads that compile. One of them may wait in turn for a
 * garbage collection, which this thread runs only while its event loop does: both would wait for ever (nodejs/node#54918).
 */
async function exit(code: number): Promise<void> {
  await sleep(compilePause);
  process.exit(code);
}

/** Stops once, on a signal or when the parent process is gone, and then exits with 0. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    await exit(0);
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, stopOnce);
}

const exitQuietly = () => exit(0);

/**
 * Runs `start`, whose files are for this user only. Where it fails, prints why on standard error, after the program's name, and
 * exits with 1. Exits with 0 when the parent process goes away meanwhile.
 */
export async function startServer(name: string, start: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  if (process.send && !process.connected) return exitQuietly();
  process.once("disconnect", exitQuietly);
  try {
    await start();
    process.off("disconnect", exitQuietly);
    // Where NODE_COMPILE_CACHE is set, the next start finds it however this one ends.
    flushCompileCache();
  } catch (error) {
    const text = error instanceof StartError ? error.message : (error as Error).stack;
    for (const line of String(text).split("\n")) process.stderr.write(`${name}: ${line}\n`);
    await exit(1);
  }
}
