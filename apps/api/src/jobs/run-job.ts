import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { addMs } from "../dates.ts";
import type { Db } from "../db/client.ts";
import { loggable } from "../http/loggable-error.ts";
import { attemptsMax, retryDelay } from "./back-off.ts";
import { type JobHandler, PostponedJobError, RefusedJobError } from "./job.ts";
import { type ClaimedJob, jobRepository } from "./job-repository.ts";

/** `released` and `lost` say nothing about the job: the program ends, or another one has it. */
export type JobOutcome = "done" | "retried" | "postponed" | "dead" | "released" | "lost";

export type RunJobDeps = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How long a job is ours without a word, in ms: so long nobody takes over what a killed process was at. */
  leaseMs: number;
  random: () => number;
  /** Aborted when the program is about to end. */
  ending: AbortSignal;
};

const settlePauses = [100, 1_000, 3_000, 10_000];

/** What the log and the list for staff say: what a database says may repeat its rows. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "query" in error || "severity" in error ? "the database refused" : `${error.name}: ${error.message}`;
}

/** Says how a run ended until the database has heard it: a mail that was sent would be sent again. */
async function settle(work: () => Promise<boolean>): Promise<boolean> {
  for (const ms of settlePauses) {
    try {
      return await work();
    } catch {
      await pause(ms);
    }
  }
  return await work();
}

/** Renews the lease three times in its length. Returns how to end that; aborts when the job may be somebody else's. */
function keepLease({ db, clock, leaseMs }: RunJobDeps, lease: string, lost: AbortController): () => void {
  let until = performance.now() + leaseMs;
  const renew = async () => {
    const began = performance.now();
    const isOurs = await jobRepository(db)
      .renew(lease, addMs(clock(), leaseMs))
      .catch(() => null);
    if (isOurs) until = began + leaseMs;
    if (isOurs === false || performance.now() > until) lost.abort();
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  return () => clearInterval(timer);
}

/** Claims the job that is due next and returns what runs it to its end; null where nothing is due. */
export async function claimJob(deps: RunJobDeps, handlers: JobHandler[]) {
  const { db, clock, leaseMs } = deps;
  const lease = randomUUID();
  const kinds = handlers.map(({ kind }) => kind);
  const job = await jobRepository(db).claim({ kinds, lease, leaseMs, now: clock() });
  const handler = handlers.find(({ kind }) => kind === job?.kind);
  if (!job || !handler) return null;
  return { kind: job.kind, run: () => runClaimed(deps, handler, job, lease) };
}

async function runClaimed(deps: RunJobDeps, handler: JobHandler, job: ClaimedJob, lease: string) {
  const { db, clock, log, random, ending } = deps;
  const repository = jobRepository(db);
  const lost = new AbortController();
  const endLease = keepLease(deps, lease, lost);
  const named = { job: job.id, kind: job.kind, attempt: job.attempts };
  try {
    // Whoever was to count this try has not come back from the last one, or the one before.
    if (job.attempts > attemptsMax) throw new RefusedJobError("It ends the program that runs it");
    const { id, key, payload, attempts } = job;
    const signal = AbortSignal.any([lost.signal, ending]);
    await handler.run({ id, key, payload, attempt: attempts, signal });
    return (await settle(() => repository.finish(lease, clock()))) ? "done" : "lost";
  } catch (error) {
    const [outcome, settled] = settlementOf(error, job.attempts);
    if (outcome !== "released") log.warn({ ...loggable(error), ...named }, `a job failed: ${outcome}`);
    return (await settle(settled)) ? outcome : "lost";
  } finally {
    endLease();
  }

  function settlementOf(error: unknown, attempts: number): [JobOutcome, () => Promise<boolean>] {
    const reason = reasonOf(error);
    const now = clock();
    if (ending.aborted) return ["released", () => repository.postpone(lease, now, null)];
    if (error instanceof PostponedJobError) {
      return ["postponed", () => repository.postpone(lease, error.until, reason)];
    }
    if (error instanceof RefusedJobError || attempts >= attemptsMax) {
      return ["dead", () => repository.bury(lease, reason)];
    }
    const next = addMs(now, retryDelay(attempts, random));
    return ["retried", () => repository.retryAt(lease, next, reason)];
  }
}
