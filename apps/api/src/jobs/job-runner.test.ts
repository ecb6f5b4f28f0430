import { setTimeout as pause } from "node:timers/promises";
import { createLog } from "@callboard/server-kit/create-log";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { jobs } from "../db/schema/job.ts";
import { testClock } from "../test/clock.ts";
import { startDatabase } from "../test/database.ts";
import { attemptsMax } from "./back-off.ts";
import { type JobHandler, jobHandler, PostponedJobError, RefusedJobError, type RunningJob } from "./job.ts";
import { jobQueue } from "./job-queue.ts";
import { jobRepository } from "./job-repository.ts";
import { jobRunner } from "./job-runner.ts";
import type { JobOutcome } from "./run-job.ts";

const database = startDatabase();
const log = createLog("silent", { service: "test", redact: [] });
const hour = 3_600_000;
const note = z.object({ note: z.string() });
type Run = (job: RunningJob<{ note: string }>) => Promise<void>;

/** A queue, the runner behind it, and how its runs ended. More runners on the same queue stand for more processes. */
function start(run: Run, options: { atOnce?: number; leaseMs?: number } = {}) {
  const clock = testClock();
  const queue = jobQueue({ clock: clock.read });
  const outcomes: JobOutcome[] = [];
  const handler = jobHandler("write", note, run);
  const another = (handlers: JobHandler[] = [handler]) =>
    jobRunner({
      ...{ db: database.current.db, clock: clock.read, log, queue, handlers, random: () => 0, ...options },
      onOutcome: (_kind, outcome) => outcomes.push(outcome),
    });
  const add = (key: string, runAt?: Date) =>
    queue.add(database.current.db, {
      kind: "write",
      key,
      payload: { note: `of ${key}` },
      ...(runAt && { runAt }),
    });
  return { clock, queue, outcomes, another, add, runner: another() };
}

const rows = () => database.current.db.select().from(jobs).orderBy(jobs.id);
const stateOf = async () => (await rows()).map(({ state }) => state);

describe("a job", () => {
  it("runs once with what it was given, and keeps none of that when it is over", async () => {
    const seen: RunningJob<{ note: string }>[] = [];
    const { add, runner, outcomes } = start(async (job) => void seen.push(job));
    await add("a");
    expect(await runner.runDue()).toBe(1);
    expect(await runner.runDue()).toBe(0);
    expect(seen).toMatchObject([{ key: "a", payload: { note: "of a" }, attempt: 1 }]);
    expect(outcomes).toEqual(["done"]);
    expect(await rows()).toMatchObject([{ state: "done", payload: null, lease: null }]);
  });

  it("is one job however often its key is added, also when it is over", async () => {
    const run = vi.fn<Run>();
    const { add, runner } = start(run);
    const [one, same, other] = await Promise.all([add("a"), add("a"), add("b")]);
    // Either of the two may come first.
    expect([one !== same, other]).toEqual([true, true]);
    await runner.runDue();
    expect(await add("a")).toBe(false);
    await runner.runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("is there with the transaction that added it, or not at all", async () => {
    const run = vi.fn<Run>();
    const { queue, runner } = start(run);
    const job = { kind: "write", key: "a", payload: { note: "" } };
    const broken = database.current.db.transaction(async (tx) => {
      await queue.add(tx, job);
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    await runner.runDue();
    expect(run).not.toHaveBeenCalled();
    await database.current.db.transaction((tx) => queue.add(tx, job));
    await runner.runDue();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("waits for its time", async () => {
    const run = vi.fn<Run>();
    const { add, runner, clock } = start(run);
    await add("later", new Date(clock.read().getTime() + hour));
    expect(await runner.runDue()).toBe(0);
    clock.pass(hour);
    expect(await runner.runDue()).toBe(1);
  });

  it("is too large for the table with a payload of more than 100,000 characters", async () => {
    const { queue } = start(vi.fn());
    const job = { kind: "write", key: "a", payload: "x".repeat(100_000) };
    await expect(queue.add(database.current.db, job)).rejects.toThrow("too large");
  });
});

describe("a job that fails", () => {
  it("is tried again a little later each time, and is dead after as many tries as it gets", async () => {
    const run = vi.fn<Run>().mockRejectedValue(new Error("no connection"));
    const { add, runner, clock, outcomes } = start(run);
    await add("a");
    await runner.runDue();
    clock.pass(9_999);
    expect(await runner.runDue()).toBe(0);
    clock.pass(1);
    expect(await runner.runDue()).toBe(1);
    clock.pass(10_000);
    expect(await runner.runDue()).toBe(0);
    for (let left = attemptsMax - 2; left > 0; left -= 1) {
      clock.pass(2 * hour);
      await runner.runDue();
    }
    clock.pass(24 * hour);
    expect(await runner.runDue()).toBe(0);
    expect(run).toHaveBeenCalledTimes(attemptsMax);
    expect(outcomes.at(-1)).toBe("dead");
    const [job] = await rows();
    expect(job).toMatchObject({ state: "dead", last_error: "Error: no connection", attempts: attemptsMax });
    expect(job?.payload).toEqual({ note: "of a" });
  });

  it("is dead at once where another try is of no use", async () => {
    const { add, runner } = start(async () => {
      throw new RefusedJobError("no such address");
    });
    await add("a");
    await runner.runDue();
    expect(await rows()).toMatchObject([{ state: "dead", last_error: "RefusedJobError: no such address" }]);
  });

  it("is tried again where it holds what this build does not know: another one may", async () => {
    const run = vi.fn<Run>();
    const { queue, runner, outcomes } = start(run);
    await queue.add(database.current.db, { kind: "write", key: "b", payload: { other: 1 } });
    await runner.runDue();
    expect(outcomes).toEqual(["retried"]);
    expect(run).not.toHaveBeenCalled();
  });

  it("can say that it is too early, which is no try", async () => {
    const until = new Date(testClock().read().getTime() + hour);
    const run = vi.fn<Run>().mockRejectedValueOnce(new PostponedJobError("the day's budget is spent", until));
    const { add, runner, clock, outcomes } = start(run);
    await add("a");
    await runner.runDue();
    expect(await rows()).toMatchObject([{ state: "waiting", attempts: 0, run_at: until }]);
    clock.pass(hour);
    await runner.runDue();
    expect(outcomes).toEqual(["postponed", "done"]);
  });

  it("keeps what a database says about rows out of its reason", async () => {
    const error = Object.assign(new Error("(email)=(person@example.com)"), {
      severity: "ERROR",
      code: "23505",
    });
    const { add, runner } = start(vi.fn<Run>().mockRejectedValue(error));
    await add("a");
    await runner.runDue();
    expect((await rows())[0]?.last_error).toBe("the database refused");
  });
});

describe("several runners", () => {
  it("never run a job at the same time, nor twice", async () => {
    const now = new Set<string>();
    const ran: string[] = [];
    const { add, another } = start(async ({ key }) => {
      expect(now.has(key)).toBe(false);
      now.add(key);
      await pause(2);
      now.delete(key);
      ran.push(key);
    });
    const keys = Array.from({ length: 24 }, (_, index) => `key-${index}`);
    for (const key of keys) await add(key);
    await Promise.all([another(), another(), another()].map((runner) => runner.runDue()));
    expect(ran.toSorted()).toEqual(keys.toSorted());
  });

  it("take over what a dead one was at, once its lease is over, and not before", async () => {
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    onTestFinished(() => end());
    const run = vi.fn<Run>().mockReturnValueOnce(never).mockResolvedValue();
    const { add, another, clock, outcomes } = start(run, { leaseMs: 60_000 });
    await add("a");
    void another().runDue();
    await expect.poll(() => run.mock.calls.length).toBe(1);
    clock.pass(59_999);
    expect(await another().runDue()).toBe(0);
    clock.pass(1);
    expect(await another().runDue()).toBe(1);
    expect(run.mock.calls[1]?.[0]).toMatchObject({ key: "a", attempt: 2 });
    end();
    // Who comes back from the dead has nothing to say about the job any more.
    await expect.poll(() => outcomes).toEqual(["done", "lost"]);
    expect(await stateOf()).toEqual(["done"]);
  });

  it("leave a job alone for as long as somebody works on it", async () => {
    const { promise: work, resolve: end } = Promise.withResolvers<void>();
    onTestFinished(() => end());
    const run = vi.fn<Run>().mockReturnValue(work);
    const { add, another, clock, outcomes } = start(run, { leaseMs: 60 });
    await add("a");
    void another().runDue();
    await expect.poll(() => run.mock.calls.length).toBe(1);
    clock.pass(59);
    await expect.poll(async () => (await rows())[0]?.run_at).toEqual(new Date(clock.read().getTime() + 60));
    clock.pass(59);
    expect(await another().runDue()).toBe(0);
    end();
    await expect.poll(() => outcomes).toEqual(["done"]);
  });

  it("tell a handler whose job somebody else has", async () => {
    const { add, another, clock } = start(
      ({ signal }) =>
        new Promise((_, fail) => signal.addEventListener("abort", () => fail(new Error("gone")))),
      { leaseMs: 60 },
    );
    await add("a");
    const working = another().runDue();
    await expect.poll(stateOf).toEqual(["running"]);
    await database.current.db.update(jobs).set({ lease: "another's" });
    await working;
    expect(await rows()).toMatchObject([{ state: "running", lease: "another's" }]);
    clock.pass(0);
  });

  it("bury a job that has ended as many processes as it has tries", async () => {
    const run = vi.fn<Run>();
    const { add, another } = start(run);
    await add("a");
    await database.current.db.update(jobs).set({ state: "running", lease: "dead", attempts: attemptsMax });
    await another().runDue();
    expect(run).not.toHaveBeenCalled();
    expect(await stateOf()).toEqual(["dead"]);
  });

  it("leave kinds that they do not know to those who do", async () => {
    const { add, another } = start(vi.fn());
    await add("a");
    expect(await another([jobHandler("other", note, async () => {})]).runDue()).toBe(0);
    expect(await stateOf()).toEqual(["waiting"]);
  });
});

describe("a runner", () => {
  /** The most that ran at the same time, of two kinds that both have many to do. */
  async function mostOf(options: { atOnce?: number; kindAtOnce?: number }) {
    const { clock, queue } = start(vi.fn());
    const { db } = database.current;
    let [now, most] = [0, 0];
    const run: Run = async () => {
      now += 1;
      most = Math.max(most, now);
      await pause(30);
      now -= 1;
    };
    const { atOnce, kindAtOnce } = options;
    const handlers = ["write", "draw"].map((kind) =>
      jobHandler(kind, note, run, kindAtOnce ? { atOnce: kindAtOnce } : {}),
    );
    for (const key of ["a", "b", "c"]) {
      for (const { kind } of handlers) await queue.add(db, { kind, key, payload: { note: "" } });
    }
    await jobRunner({ db, clock: clock.read, log, queue, handlers, ...(atOnce && { atOnce }) }).runDue();
    return most;
  }

  it("has only so many jobs at hand, and of a kind that says so fewer", async () => {
    expect(await mostOf({ atOnce: 3 })).toBe(3);
    await database.current.db.delete(jobs);
    expect(await mostOf({ kindAtOnce: 1 })).toBe(2);
  });

  it("goes on with a kind that has one at a time when that one ended while it looked for others", async () => {
    const { clock, queue } = start(vi.fn());
    const { db } = database.current;
    const keys = Array.from({ length: 20 }, (_, n) => `key ${n}`);
    for (const key of keys) await queue.add(db, { kind: "write", key, payload: { note: "" } });
    const handlers = [
      jobHandler("write", note, async () => {}, { atOnce: 1 }),
      jobHandler("draw", note, async () => {}),
    ];
    expect(await jobRunner({ db, clock: clock.read, log, queue, handlers }).runDue()).toBe(keys.length);
  });

  it("begins as soon as it is woken, and at the moment a job is due", async () => {
    const ran: string[] = [];
    const soon = new Date(Date.now() + 150);
    let isTooEarly = false;
    const { queue } = start(vi.fn());
    const clock = () => new Date();
    const handlers = [
      jobHandler("write", note, async ({ key }) => {
        ran.push(key);
        if (key === "soon") isTooEarly = new Date() < soon;
      }),
    ];
    const runner = jobRunner({ db: database.current.db, clock, log, queue, handlers, pollMs: 600_000 });
    runner.start();
    onTestFinished(() => runner.stop());
    const add = (key: string, runAt: Date) =>
      queue.add(database.current.db, { kind: "write", key, payload: { note: "" }, runAt });
    await pause(20);
    await add("now", clock());
    await add("soon", soon);
    expect(ran).toEqual([]);
    queue.wake();
    await expect.poll(() => ran).toEqual(["now", "soon"]);
    expect(isTooEarly).toBe(false);
  });

  it("waits at its end for what it has begun, and begins nothing else", async () => {
    const { promise: work, resolve: end } = Promise.withResolvers<void>();
    const { add, runner, queue, outcomes } = start(() => work, { atOnce: 1 });
    await add("a");
    await add("b");
    runner.start();
    await expect.poll(stateOf).toEqual(["running", "waiting"]);
    let hasStopped = false;
    const stopped = runner.stop().then(() => {
      hasStopped = true;
    });
    queue.wake();
    await pause(30);
    expect(hasStopped).toBe(false);
    end();
    await stopped;
    expect(outcomes).toEqual(["done"]);
    expect(await stateOf()).toEqual(["done", "waiting"]);
  });

  it("says again how a job ended where the database did not hear it", async () => {
    const { db } = database.current;
    let failures = 0;
    const deaf = new Proxy(db, {
      get: (target, name) => {
        if (name === "update" && failures++ === 0) throw new Error("the connection is lost");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const run = vi.fn<Run>();
    const { add, queue, clock } = start(run);
    await add("a");
    const handlers = [jobHandler("write", note, run)];
    await jobRunner({ db: deaf, clock: clock.read, log, queue, handlers }).runDue();
    expect(failures).toBe(2);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await stateOf()).toEqual(["done"]);
  });

  it("forgets what was over a month ago, and nothing that is not", async () => {
    const { add, runner, clock } = start(vi.fn<Run>());
    await add("over");
    await runner.runDue();
    await add("later", new Date(clock.read().getTime() + 1_000 * hour));
    const { sweep } = jobRepository(database.current.db);
    clock.pass(30 * 24 * hour);
    await sweep(clock.read());
    expect(await stateOf()).toEqual(["done", "waiting"]);
    clock.pass(1);
    await sweep(clock.read());
    expect(await stateOf()).toEqual(["waiting"]);
  });

  it("gives back at its end what does not come to one, as if it had not been tried", async () => {
    const { add, runner, outcomes } = start(
      ({ signal }) =>
        new Promise((_, fail) => signal.addEventListener("abort", () => fail(new Error("ended")))),
    );
    await add("a");
    runner.start();
    await expect.poll(stateOf).toEqual(["running"]);
    await runner.stop(20);
    expect(outcomes).toEqual(["released"]);
    expect(await rows()).toMatchObject([{ state: "waiting", attempts: 0, lease: null }]);
  });
});
