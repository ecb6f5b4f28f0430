import { AppError } from "../app-error.ts";
import { createFairQueue, type FairQueue, QueueFullError } from "../http/fair-queue.ts";

/** In ms. */
const patience = 20_000;
/** In seconds. */
const retryAfter = 5;

/**
 * How many files pass at once. Who goes on after a lost connection may come before the old one is given up: an account has two at once. They cost a
 * connection to the upstream each, and no memory to speak of.
 */
const uploads = {
  account: { perKey: 2, total: 1_000, waitingPerKey: 2, waitingTotal: 1_000, patience },
  address: { perKey: 6, total: 24, waitingPerKey: 12, waitingTotal: 48, patience },
};
/** A player asks anew wherever one jumps to. Clips, which everybody plays, take no place of a tape. */
const plays = {
  account: { perKey: 4, total: 1_000, waitingPerKey: 12, waitingTotal: 1_000, patience },
  address: { perKey: 12, total: 48, waitingPerKey: 24, waitingTotal: 96, patience },
};

export type Sender = { account: number | string; address: string };

function slotsOf({ account, address }: typeof uploads) {
  const accounts: FairQueue = createFairQueue(account);
  const addresses: FairQueue = createFairQueue(address);
  return {
    /** Rejects as the job does, and with AppError where too many pass already. */
    run: <Result>(sender: Sender, job: () => Promise<Result>): Promise<Result> =>
      accounts
        .run(String(sender.account), () => addresses.run(sender.address, job))
        .catch((error: unknown) => {
          if (!(error instanceof QueueFullError)) throw error;
          const message = "Too many files at once. Try again in a moment.";
          throw new AppError("too_many_requests", { message, retryAfter, cause: error });
        }),
  };
}

/** One of each a gateway. */
export const createFileSlots = () => ({
  uploads: slotsOf(uploads),
  tapePlays: slotsOf(plays),
  clipPlays: slotsOf(plays),
});
export type FileSlots = ReturnType<typeof createFileSlots>;
export type Slots = FileSlots[keyof FileSlots];
