import { AppError } from "../app-error.ts";
import { createFairQueue, QueueFullError } from "../http/fair-queue.ts";
import type { ReceivedForm } from "../http/received-form.ts";
import type { QueueCount } from "../upstream/resilience/call-policy.ts";

/** In ms. */
const patience = 60_000;
/** Per account: the second form of somebody waits for the first. */
const accountLimits = { perKey: 1, total: 1_000, waitingPerKey: 2, waitingTotal: 1_000, patience };
/** Per address, while a form arrives and until it is done: each is a file of up to eleven megabytes. The others wait unread. */
const fileLimits = { perKey: 4, total: 16, waitingPerKey: 27, waitingTotal: 27, patience };
/** Forms that are in memory, to be checked and sent on. */
const memoryLimits = { perKey: 3, total: 3, waitingPerKey: 16, waitingTotal: 16, patience };
/** In seconds. */
const retryAfter = 5;

type Sender = { account: number; address: string };

/** Limits how many uploads arrive at once, and how many hold their photos in memory. */
export type UploadQueue = {
  /** Receives a form, and calls `upload` with it when there is a slot. */
  run: <Result>(
    sender: Sender,
    receive: () => Promise<ReceivedForm>,
    upload: (form: FormData) => Promise<Result>,
  ) => Promise<Result>;
  /** `queued` includes those that wait for another one of their account. */
  count: () => QueueCount;
};

/** What a form is refused with that is malformed or breaks off. */
function unreadable(cause: unknown): never {
  throw new AppError("rejected", { message: "The form could not be read", cause });
}

function tooMany(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new AppError("too_many_requests", {
    message: "Too many uploads at once. Try again in a moment.",
    retryAfter,
    cause: error,
  });
}

/**
 * `run` rejects with AppError when the queue, or the part of it for the account or the address, is full, and for a form that
 * cannot be read. Whoever sends slowly has no slot in memory yet.
 */
export function createUploadQueue(): UploadQueue {
  const accounts = createFairQueue(accountLimits);
  const files = createFairQueue(fileLimits);
  const memory = createFairQueue(memoryLimits);
  let total = 0;
  return {
    count: () => {
      const running = files.count().running - memory.count().queued;
      return { running, queued: total - running };
    },
    run: async ({ account, address }, receive, upload) => {
      const send = async () => {
        const form = await receive().catch(unreadable);
        const readAndUpload = async () => upload(await form.read().catch(unreadable));
        return memory.run(address, readAndUpload).finally(form.release);
      };
      total += 1;
      return accounts
        .run(String(account), () => files.run(address, send))
        .catch(tooMany)
        .finally(() => {
          total -= 1;
        });
    },
  };
}
