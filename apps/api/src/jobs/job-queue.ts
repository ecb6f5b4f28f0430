import type { Db } from "../db/client.ts";
import type { NewJob } from "./job.ts";
import { jobRepository } from "./job-repository.ts";

/**
 * Where acts leave what is to be done after them: `add` in the transaction of the act, `wake` once it is committed, so that this process
 * starts at once; without `wake` it is done within seconds.
 */
export function jobQueue({ clock }: { clock: () => Date }) {
  const listeners = new Set<() => void>();
  return {
    /** Adds a job; false where there is one of its kind with its key. */
    add: (tx: Db, job: NewJob): Promise<boolean> => jobRepository(tx).add(job, clock()),
    /** Adds many of a kind at once, but for those that there are. */
    addMany: (tx: Db, kind: string, some: Pick<NewJob, "key" | "payload">[]): Promise<void> =>
      jobRepository(tx).addMany(kind, some, clock()),
    wake: (): void => {
      for (const listener of listeners) listener();
    },
    /** Calls `listener` whenever jobs were added. Returns the function that ends that. */
    onWake: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type JobQueue = ReturnType<typeof jobQueue>;
