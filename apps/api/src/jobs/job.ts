import type { z } from "zod";

/** Work to be done. The same kind and key again is the same job, whatever became of it. */
export type NewJob = {
  kind: string;
  key: string;
  /** JSON. It is deleted once the job is over. */
  payload: unknown;
  /** Not before this moment; now without it. */
  runAt?: Date;
};

/** A job that is being run. */
export type RunningJob<Payload> = {
  id: number;
  key: string;
  payload: Payload;
  /** 1 on the first try. */
  attempt: number;
  /** Aborted when somebody else may run it, or the program is about to end. */
  signal: AbortSignal;
};

export type JobHandler = {
  kind: string;
  /** How many of this kind run in one process at the same time; as many as there is room for without it. */
  atOnce?: number;
  run: (job: RunningJob<unknown>) => Promise<void>;
};

type Options = Pick<JobHandler, "atOnce">;

/**
 * What runs the jobs of a kind. `run` may be called more than once for a job: after a crash, and after each failure. It throws
 * RefusedJobError where another try is of no use, PostponedJobError where it is too early, and any other error to be called again.
 */
export function jobHandler<Schema extends z.ZodType>(
  kind: string,
  payload: Schema,
  run: (job: RunningJob<z.output<Schema>>) => Promise<void>,
  options: Options = {},
): JobHandler {
  return { ...options, kind, run: (job) => run({ ...job, payload: payload.parse(job.payload) }) };
}

/** No other try: the job is dead until somebody retries it. */
export class RefusedJobError extends Error {
  override readonly name = "RefusedJobError";
}

/** Not now; the try does not count. */
export class PostponedJobError extends Error {
  override readonly name = "PostponedJobError";
  readonly until: Date;

  constructor(message: string, until: Date) {
    super(message);
    this.until = until;
  }
}
