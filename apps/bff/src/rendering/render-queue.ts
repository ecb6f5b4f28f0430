import type { Env } from "../env.ts";
import { createFairQueue, type FairQueue } from "../http/fair-queue.ts";

/** Most pages make so many reads. */
const readsPerPage = 2;
/** In ms. */
const slowestPace = 100;

/**
 * A page keeps the event loop for some ten milliseconds, in which nobody else is answered. So an address gets some at
 * once and then ten a second, or as many as its limit of reads allows where that is more. Addresses take turns.
 */
export function createRenderQueue({ READS_PER_MINUTE }: Pick<Env, "READS_PER_MINUTE">): FairQueue {
  const every = Math.min(slowestPace, (60_000 * readsPerPage) / READS_PER_MINUTE);
  return createFairQueue({
    perKey: 4,
    total: 64,
    waitingPerKey: 500,
    waitingTotal: 1_000,
    patience: 10_000,
    pace: { burst: 8, every },
  });
}
