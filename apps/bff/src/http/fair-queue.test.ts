import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createFairQueue, QueueFullError } from "./fair-queue.ts";

const limits = { perKey: 2, total: 3, waitingPerKey: 4, waitingTotal: 6, patience: 5_000 };

/** Jobs that last until they are told to end; `begun` are the names of those that have begun. */
function createJobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, job, end: (name: string) => ends.get(name)?.() };
}

describe("a fair queue", () => {
  it("runs so many jobs of a key, and so many of all", async () => {
    const { run, count } = createFairQueue(limits);
    const { begun, job } = createJobs();
    for (const name of ["a1", "a2", "a3", "b1", "b2"])
      void run(name.charAt(0), job(name)).catch(() => undefined);
    await sleep(20);
    expect(begun).toEqual(["a1", "a2", "b1"]);
    expect(count()).toEqual({ running: 3, queued: 2 });
  });

  it.each([
    ["goes on with what has waited before others of its key", "b", ["a1", "b1"]],
    ["begins no job that waits where another key has come just before", "c", ["a1", "c2"]],
  ])("%s", async (_name, key, expected) => {
    const { run } = createFairQueue({ ...limits, total: 1 });
    const { begun, job, end } = createJobs();
    const first = run("a", job("a1"));
    void run("b", job("b1")).catch(() => undefined);
    end("a1");
    await first;
    void run(key, job(`${key}2`)).catch(() => undefined);
    await sleep(20);
    expect(begun).toEqual(expected);
  });

  it("lets keys take turns, however many jobs of one wait", async () => {
    const { run } = createFairQueue({ ...limits, total: 1 });
    const { begun, job, end } = createJobs();
    for (const name of ["a1", "a2", "a3", "b1", "c1"])
      void run(name.charAt(0), job(name)).catch(() => undefined);
    for (let index = 0; index < 5; index += 1) {
      await expect.poll(() => begun.length).toBe(index + 1);
      end(begun[index] as string);
    }
    expect(begun.slice(0, 4).toSorted()).toEqual(["a1", "a2", "b1", "c1"]);
    expect(begun[4]).toBe("a3");
  });

  it("turns away what finds too many of its key, or of all, waiting", async () => {
    const { run } = createFairQueue(limits);
    const { job } = createJobs();
    const ask = (key: string) => run(key, job(key));
    for (let index = 0; index < 6; index += 1) void ask("a").catch(() => undefined);
    await expect(ask("a")).rejects.toThrow(new QueueFullError("full"));
    for (let index = 0; index < 3; index += 1) void ask("b").catch(() => undefined);
    await expect(ask("c")).rejects.toThrow(new QueueFullError("full"));
  });

  it("turns away what has waited too long, and goes on", async () => {
    const { run, count } = createFairQueue({ ...limits, perKey: 1, patience: 50 });
    const { job, end } = createJobs();
    const first = run("a", job("1"));
    await expect(run("a", job("2"))).rejects.toThrow(QueueFullError);
    end("1");
    expect(await first).toBe("1");
    const third = run("a", job("3"));
    end("3");
    expect(await third).toBe("3");
    expect(count()).toEqual({ running: 0, queued: 0 });
  });

  it("gives a place back where a job fails", async () => {
    const { run } = createFairQueue({ ...limits, perKey: 1 });
    const fail = () => run("a", () => Promise.reject(new Error("broken")));
    for (let index = 0; index < 3; index += 1) await expect(fail()).rejects.toThrow("broken");
  });

  it("lets a key begin some jobs at once, and then one at a time at its pace", async () => {
    const { run } = createFairQueue({ ...limits, pace: { burst: 2, every: 200 } });
    const at = async () => performance.now();
    const began = performance.now();
    const times = await Promise.all([...Array.from({ length: 4 }, () => run("a", at)), run("b", at)]);
    const [first = 0, second = 0, third = 0, fourth = 0, other = 0] = times.map((time) => time - began);
    expect(Math.max(first, second, other)).toBeLessThan(150);
    expect(third).toBeGreaterThan(150);
    expect(fourth - third).toBeGreaterThan(150);
  });

  it("keeps the pace of a key that never has two jobs at once", async () => {
    const { run } = createFairQueue({ ...limits, pace: { burst: 2, every: 100 } });
    const began = performance.now();
    for (let index = 0; index < 5; index += 1) await run("a", async () => undefined);
    expect(performance.now() - began).toBeGreaterThan(280);
  });

  it("keeps the pace of a key while that of another is over", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { run } = createFairQueue({ ...limits, pace: { burst: 1, every: 100 } });
    const begun: string[] = [];
    const ask = (name: string) => void run(name.charAt(0), async () => void begun.push(name));
    const steps = [
      ["a1", 60],
      ["b1", 50],
      ["a2", 5],
      ["b2", 0],
      ["a3", 50],
    ] as const;
    for (const [name, ms] of steps) {
      ask(name);
      await vi.advanceTimersByTimeAsync(ms);
    }
    expect(begun).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("remembers the pace of a key, however many others there are", async () => {
    const { run } = createFairQueue({ ...limits, patience: 20, pace: { burst: 1, every: 60_000 } });
    const ask = (key: string) => run(key, async () => undefined);
    for (let index = 0; index < 1_100; index += 1) await ask(String(index));
    await expect(ask("0")).rejects.toThrow(QueueFullError);
  });

  it("keeps nothing of keys that do nothing any more", async () => {
    const { run, keys } = createFairQueue(limits);
    for (let index = 0; index < 5_000; index += 1) await run(String(index), async () => undefined);
    expect(keys()).toBeLessThan(1_100);
  });
});
