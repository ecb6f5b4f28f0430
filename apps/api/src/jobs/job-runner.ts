import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { msBetween } from "../dates.ts";
import type { Db } from "../db/client.ts";
import { loggable } from "../http/loggable-error.ts";
import type { JobHandler } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import { jobRepository } from "./job-repository.ts";
import { claimJob, type JobOutcome } from "./run-job.ts";

type Deps = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  queue: JobQueue;
  handlers: JobHandler[];
  /** Hears how each run ended. */
  onOutcome?: (kind: string, outcome: JobOutcome) => void;
  /** How many jobs run at the same time in this process. */
  atOnce?: number;
  leaseMs?: number;
  /** How long an idle process waits, at most, before it looks for what others have left. In ms. */
  pollMs?: number;
  random?: () => number;
};

const sweepMs = 3_600_000;
/** Between two looks: what is due may be another process's already, which has not said so yet. In ms. */
const leastIdleMs = 25;

/** Runs jobs as they fall due, a few at a time. `handlers` say which kinds; those of other kinds are left to other builds. */
export function jobRunner(deps: Deps) {
  const { db, clock, log, queue, handlers, onOutcome, atOnce = 4, pollMs = 10_000 } = deps;
  const { leaseMs = 60_000, random = Math.random } = deps;
  const ending = new AbortController();
  const running = new Map<Promise<void>, string>();
  let isStopping = false;
  let tellOfNews = () => {};
  let lastSweep = performance.now();

  const countOf = (kind: string) => [...running.values()].filter((other) => other === kind).length;
  const withRoom = () => handlers.filter(({ kind, atOnce: most = atOnce }) => countOf(kind) < most);

  /** Starts the job that is due next. False where there is none, or no room. */
  async function startNext(): Promise<boolean> {
    const able = withRoom();
    if (running.size >= atOnce || able.length === 0) return false;
    const runDeps = { db, clock, log, leaseMs, random, ending: ending.signal };
    const job = await claimJob(runDeps, able);
    if (!job) return false;
    const run = job.run().then(
      (outcome) => onOutcome?.(job.kind, outcome),
      (error) => log.error(loggable(error), "how a job ended could not be stored"),
    );
    const task = run.finally(() => {
      running.delete(task);
      tellOfNews();
    });
    running.set(task, job.kind);
    return true;
  }

  /** Runs all that is due, and what falls due meanwhile. Gives how many runs that were. */
  async function runDue(): Promise<number> {
    let runs = 0;
    for (;;) {
      // One that ends while others are looked for makes room for the next one of its kind.
      const atWork = [...running.keys()];
      if (await startNext()) runs += 1;
      else if (atWork.length > 0) await Promise.race(atWork);
      else return runs;
    }
  }

  /** How long nothing is to be done, in ms, unless somebody wakes us. */
  async function idleTime(): Promise<number> {
    const kinds = withRoom().map(({ kind }) => kind);
    if (running.size >= atOnce || kinds.length === 0) return pollMs;
    const next = await jobRepository(db).nextRunAt(kinds);
    // Several processes do not ask at the same moment.
    const most = pollMs * (0.8 + 0.4 * random());
    return next ? Math.max(leastIdleMs, Math.min(most, msBetween(clock(), next))) : most;
  }

  async function sweepAtTimes(): Promise<void> {
    if (performance.now() - lastSweep < sweepMs) return;
    lastSweep = performance.now();
    await jobRepository(db).sweep(clock());
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      const { promise: news, resolve } = Promise.withResolvers<void>();
      tellOfNews = resolve;
      const timer = new AbortController();
      try {
        if (await startNext()) continue;
        await sweepAtTimes();
        const idle = pause(await idleTime(), undefined, { signal: timer.signal, ref: false });
        await Promise.race([news, idle.catch(() => undefined)]);
      } catch (error) {
        log.error(loggable(error), "jobs cannot be looked for");
        await Promise.race([news, pause(Math.min(pollMs, 5_000), undefined, { ref: false })]);
      } finally {
        timer.abort();
      }
    }
  }

  let working: Promise<void> | null = null;
  let endWaking = () => {};

  /** Works until `stop`. */
  function start(): void {
    endWaking = queue.onWake(() => tellOfNews());
    working = work();
  }

  /** Starts no other job, and resolves when those that run are over. After `patienceMs` they are told to break off. */
  async function stop(patienceMs = 7_000): Promise<void> {
    isStopping = true;
    endWaking();
    tellOfNews();
    const breakOff = setTimeout(() => ending.abort(), patienceMs);
    const giveUp = pause(patienceMs + 1_000, undefined, { ref: false });
    await working;
    await Promise.race([Promise.all(running.keys()), giveUp]);
    clearTimeout(breakOff);
  }

  return { start, stop, runDue };
}
