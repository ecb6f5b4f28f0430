import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createWindowCounters } from "./window-counters.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** A counter in this process, of three calls in ten seconds. */
function createCounter() {
  const [counter] = createWindowCounters("test", [{ calls: 3, seconds: 10 }], null);
  if (!counter) throw new Error("no counter");
  return counter;
}

it("counts from a key's first call to the end of the window, and then anew", async () => {
  const counter = createCounter();
  await counter.consume("one");
  vi.advanceTimersByTime(4_000);
  await counter.consume("one");
  await counter.consume("one");
  await expect(counter.consume("one")).rejects.toMatchObject({ msBeforeNext: 6_000, consumedPoints: 4 });
  await expect(counter.consume("another")).resolves.toMatchObject({ remainingPoints: 2 });
  vi.advanceTimersByTime(6_000);
  await expect(counter.consume("one")).resolves.toMatchObject({ msBeforeNext: 10_000, remainingPoints: 2 });
});

it("gives a call back, and forgets a key", async () => {
  const counter = createCounter();
  for (let call = 0; call < 3; call += 1) await counter.consume("one");
  await counter.reward("one");
  await expect(counter.consume("one")).resolves.toMatchObject({ remainingPoints: 0 });
  await expect(counter.consume("one")).rejects.toMatchObject({ consumedPoints: 4 });
  await counter.delete("one");
  await expect(counter.consume("one")).resolves.toMatchObject({ remainingPoints: 2 });
});
