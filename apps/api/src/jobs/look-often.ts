import type { FastifyBaseLogger } from "fastify";
import { loggable } from "../http/loggable-error.ts";

/**
 * Does what waits for its time, twice a second or at the given interval (in ms), and never twice at once. `failure` is logged once an outage. Returns the function
 * that stops it, once what is under way is done.
 */
export function lookOften(
  work: () => Promise<unknown>,
  failure: string,
  log: FastifyBaseLogger,
  interval = 500,
): () => Promise<void> {
  let latest: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let hasFailed = false;
  const look = async () => {
    isBusy = true;
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      // It looks again in a moment.
      if (!hasFailed) log.error(loggable(error as Error), failure);
      hasFailed = true;
    }
    isBusy = false;
  };
  const timer = setInterval(() => {
    if (!isBusy) latest = look();
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await latest;
  };
}
