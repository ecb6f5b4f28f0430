import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from "cockatiel";
import { AppError } from "../app-error.ts";

/** Uploads at work at once, and those that may wait for a turn with their bodies unread. */
const places = { atWork: 3, waiting: 40 };
/** The same of one account, so that whoever sends slowly keeps nobody else waiting. */
const ofOne = { atWork: 1, waiting: 2 };
const retryAfter = 5;

/** A queue for what holds whole files in memory. */
export type UploadQueue = {
  run: <Result>(account: number, upload: () => Promise<Result>) => Promise<Result>;
  /** How many are at work, and how many wait, be it for others or for one of their own account. */
  count: () => { working: number; waiting: number };
};

function createOwnQueues() {
  const queues = new Map<number, { policy: BulkheadPolicy; users: number }>();
  return async <Result>(account: number, upload: () => Promise<Result>): Promise<Result> => {
    const own = queues.get(account) ?? { policy: bulkhead(ofOne.atWork, ofOne.waiting), users: 0 };
    queues.set(account, own);
    own.users += 1;
    try {
      return await own.policy.execute(upload);
    } finally {
      own.users -= 1;
      if (own.users === 0) queues.delete(account);
    }
  };
}

/** Starts a queue. `run` rejects with Refusal when it is full, or the account has its share of it. */
export function createUploadQueue(): UploadQueue {
  const runOwn = createOwnQueues();
  let taken = 0;
  const policy = bulkhead(places.atWork, places.waiting);
  return {
    count: () => {
      const working = places.atWork - policy.executionSlots;
      return { working, waiting: taken - working };
    },
    run: async (account, upload) => {
      taken += 1;
      try {
        return await runOwn(account, () => policy.execute(upload));
      } catch (error) {
        if (!(error instanceof BulkheadRejectedError)) throw error;
        throw new AppError("too_many_requests", {
          message: "Too many uploads at once. Try again in a moment.",
          retryAfter,
          cause: error,
        });
      } finally {
        taken -= 1;
      }
    },
  };
}
