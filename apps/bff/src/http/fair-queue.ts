type Limits = {
  /** How many jobs of one key run at once, and how many of all. */
  perKey: number;
  total: number;
  /** How many wait for their turn. */
  waitingPerKey: number;
  waitingTotal: number;
  /** After so long a job is turned away, in ms. */
  patience: number;
  /** A key may begin so many jobs at once, and then one every so many ms. */
  pace?: { burst: number; every: number };
};

type Job = { begin: () => void };
/** `paidUntil`: how far the jobs that were begun reach at the key's pace, in ms of `performance.now()`. */
type Line = { running: number; waiting: Set<Job>; paidUntil: number };

const noPace = { burst: 1, every: 0 };
/** Past so many keys, those that do nothing are dropped. */
const idleKeys = 1_000;

/** A job that finds the queue full, or waited too long. */
export class QueueFullError extends Error {}

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Runs jobs within limits for each key, such as an address, and in all. Keys with waiting jobs take turns, so that one
 * with many holds up none with few, and one waiting job begins in each turn of the event loop.
 */
export function createFairQueue({
  perKey,
  total,
  waitingPerKey,
  waitingTotal,
  patience,
  pace = noPace,
}: Limits) {
  /** The key whose turn was the longest ago comes first. */
  const lines = new Map<string, Line>();
  const credit = (pace.burst - 1) * pace.every;
  let [running, waiting] = [0, 0];
  let next: NodeJS.Immediate | NodeJS.Timeout | undefined;

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { running: 0, waiting: new Set(), paidUntil: 0 };
    lines.set(key, line);
    return line;
  }

  /** How long its pace keeps a key from beginning another job, in ms. */
  const msLeft = ({ paidUntil }: Line, now: number) => Math.max(0, paidUntil - credit - now);
  const isWaiting = (line: Line) => line.waiting.size > 0 && line.running < perKey;

  function beginNext(): void {
    next = undefined;
    if (running >= total || waiting === 0) return;
    const now = performance.now();
    for (const [key, line] of lines) {
      if (!isWaiting(line) || msLeft(line, now) > 0) continue;
      lines.delete(key);
      lines.set(key, line);
      const [job] = line.waiting;
      job?.begin();
      break;
    }
    schedule();
  }

  /** A key that pauses is looked at again when a pause is over; one whose jobs run, when one of them ends. */
  function schedule(): void {
    if (next || waiting === 0 || running >= total) return;
    const now = performance.now();
    const waits = [...lines.values()].filter(isWaiting).map((line) => msLeft(line, now));
    if (waits.length === 0) return;
    const ms = Math.min(...waits);
    next = ms > 0 ? setTimeout(beginNext, Math.ceil(ms)) : setImmediate(beginNext);
  }

  function waitForTurn(line: Line): Promise<void> {
    if (line.waiting.size >= waitingPerKey || waiting >= waitingTotal) throw new QueueFullError("full");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(timer);
      line.waiting.delete(job);
      waiting -= 1;
    };
    const job = {
      begin: () => {
        leave();
        take(line);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      leave();
      reject(new QueueFullError("waited too long"));
    }, patience);
    line.waiting.add(job);
    waiting += 1;
    schedule();
    return promise;
  }

  function take(line: Line): void {
    line.running += 1;
    running += 1;
    line.paidUntil = Math.max(line.paidUntil, performance.now()) + pace.every;
  }

  function mayBegin(line: Line): boolean {
    const isFirst = line.waiting.size === 0 && msLeft(line, performance.now()) === 0;
    return isFirst && line.running < perKey && running < total;
  }

  function dropIdle(): void {
    if (lines.size <= idleKeys) return;
    const now = performance.now();
    for (const [key, line] of lines) {
      if (line.running === 0 && line.waiting.size === 0 && line.paidUntil <= now) lines.delete(key);
    }
  }

  return {
    /** How many jobs run and how many wait. */
    count: () => ({ running, queued: waiting }),
    /** Of how many keys something is kept. */
    keys: () => lines.size,
    /** Rejects as the job does, or with QueueFullError without running it. */
    run: async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
      const line = lineOf(key);
      if (mayBegin(line)) take(line);
      else await waitForTurn(line);
      try {
        return await job();
      } finally {
        line.running -= 1;
        running -= 1;
        dropIdle();
        schedule();
      }
    },
  };
}
