import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from "cockatiel";
import { AppError } from "../app-error.ts";
import type { QueueCount } from "../upstream/resilience/call-policy.ts";

/** Queued uploads wait with their bodies unread. */
const limits = { maxConcurrent: 3, maxQueue: 40 };
/** Per account, so that a slow sender does not block others. */
const accountLimits = { maxConcurrent: 1, maxQueue: 2 };
/** In seconds. */
const retryAfter = 5;

/** Limits how many uploads hold their files in memory at once. */
export type UploadQueue = {
  run: <Result>(account: number, upload: () => Promise<Result>) => Promise<Result>;
  /** `queued` includes those that wait for another one of their account. */
  count: () => QueueCount;
};

function createAccountQueues() {
  const queues = new Map<number, { policy: BulkheadPolicy; users: number }>();
  return async <Result>(account: number, upload: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(account) ?? {
      policy: bulkhead(accountLimits.maxConcurrent, accountLimits.maxQueue),
      users: 0,
    };
    queues.set(account, queue);
    queue.users += 1;
    try {
      return await queue.policy.execute(upload);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(account);
    }
  };
}

/** `run` rejects with AppError when the queue, or the part of it for the account, is full. */
export function createUploadQueue(): UploadQueue {
  const runForAccount = createAccountQueues();
  let total = 0;
  const policy = bulkhead(limits.maxConcurrent, limits.maxQueue);
  return {
    count: () => {
      const running = limits.maxConcurrent - policy.executionSlots;
      return { running, queued: total - running };
    },
    run: async (account, upload) => {
      total += 1;
      try {
        return await runForAccount(account, () => policy.execute(upload));
      } catch (error) {
        if (!(error instanceof BulkheadRejectedError)) throw error;
        throw new AppError("too_many_requests", {
          message: "Too many uploads at once. Try again in a moment.",
          retryAfter,
          cause: error,
        });
      } finally {
        total -= 1;
      }
    },
  };
}
