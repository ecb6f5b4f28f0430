import { describe, expect, it } from "vitest";
import { attemptsMax, retryDelay } from "./back-off.ts";

const delays = (random: () => number) =>
  Array.from({ length: attemptsMax - 1 }, (_, index) => retryDelay(index + 1, random));

describe("retryDelay", () => {
  it("doubles from ten seconds to two hours", () => {
    const [first, second, third] = delays(() => 0);
    expect([first, second, third]).toEqual([10_000, 20_000, 40_000]);
    expect(Math.max(...delays(() => 0))).toBe(7_200_000);
  });

  it("is less by up to a half at random, so that many that failed together do not come back together", () => {
    expect(retryDelay(3, () => 0.999)).toBeLessThan(20_100);
    expect(retryDelay(3, () => 0.5)).toBe(30_000);
  });

  it("leaves a service that is down at least half a working day", () => {
    const least = delays(() => 1).reduce((sum, delay) => sum + delay, 0);
    expect(least).toBeGreaterThan(6 * 3_600_000);
  });
});
