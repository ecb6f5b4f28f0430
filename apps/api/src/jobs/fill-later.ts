import type { FastifyBaseLogger } from "fastify";
import { loggable } from "../http/loggable-error.ts";

type Filling = {
  /** Writes what some rows from before lack, in a transaction of its own. False when there was none left. */
  fill: () => Promise<boolean>;
  isOver: () => boolean;
  failure: string;
  log: FastifyBaseLogger;
};

/** Fills in what rows from before a release lack, beside everything else. What broke off goes on at the next start. */
export function fillLater({ fill, isOver, failure, log }: Filling): void {
  const fillAll = async () => {
    while (!isOver() && (await fill()));
  };
  fillAll().catch((err) => log.warn(loggable(err), failure));
}
