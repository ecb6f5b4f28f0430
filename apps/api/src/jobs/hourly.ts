import type { FastifyBaseLogger } from "fastify";
import { loggable } from "../http/loggable-error.ts";

const hour = 3_600_000;

/** Does `work` now and every hour, without keeping the process alive; `failure` is logged. Returns the function that stops it. */
export function hourly(
  work: () => Promise<unknown>,
  failure: string,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const tryWork = async () => {
    await work().catch((err) => log.error(loggable(err), failure));
  };
  let latest = tryWork();
  const timer = setInterval(() => {
    latest = tryWork();
  }, hour).unref();
  return async () => {
    clearInterval(timer);
    await latest;
  };
}
