import { describe, expect, it } from "vitest";
import { testSmsLimits } from "../../test/outbox.ts";
import { type CodeRequest, isAffordable, waitForCode, waitInWords } from "./code-limits.ts";

const second = 1_000;
const minute = 60 * second;
const now = new Date("2026-06-15T09:00:00.000Z");
const ago = (...times: number[]) => times.map((ms) => new Date(now.getTime() - ms));

describe("waitForCode", () => {
  it.each([
    ["the first one", ago(), 0],
    ["one after ten seconds", ago(10 * second), 20 * second],
    ["one after thirty seconds", ago(30 * second), 0],
    ["a sixth within ten minutes", ago(1, 2, 3, 4, 9).map((date) => date), 10 * minute - 9],
    ["a sixth after ten minutes", ago(minute, 2 * minute, 3 * minute, 4 * minute, 10 * minute), 0],
    [
      "an eleventh on a day",
      ago(...Array.from({ length: 10 }, (_, n) => (n + 1) * 60 * minute)),
      14 * 60 * minute,
    ],
  ])("for %s", (_name, sent, wait) => {
    const request = { phone: "+919812345678", client: "203.0.113", accountId: null, byOwner: false };
    const earlier = sent.map((createdAt) => ({ ...request, createdAt }));
    expect(waitForCode(earlier, request, testSmsLimits, now)).toBe(wait);
  });
});

describe("waitForCode", () => {
  const request = { phone: "+919812345678", client: "203.0.113", accountId: null, byOwner: false };
  /** One request a minute, of which the newest is a minute old. */
  const onceAMinute = (count: number, change: (index: number) => Partial<CodeRequest>) =>
    Array.from({ length: count }, (_, index) => ({
      ...request,
      ...change(index),
      createdAt: new Date(now.getTime() - (index + 1) * minute),
    }));
  const wait = (earlier: ReturnType<typeof onceAMinute>, change: Partial<CodeRequest> = {}) =>
    waitForCode(earlier, { ...request, ...change }, { ...testSmsLimits, perDayAndClient: 12 }, now);
  const elsewhere = (index: number) => ({ client: `198.51.${index}` });

  it("gives strangers of all networks eight codes to a number in ten minutes", () => {
    expect(wait(onceAMinute(7, elsewhere))).toBe(0);
    expect(wait(onceAMinute(8, elsewhere))).toBe(2 * minute);
  });

  it("does not let strangers keep an owner waiting", () => {
    expect(
      wait(
        onceAMinute(8, () => ({})),
        { byOwner: true },
      ),
    ).toBe(0);
    expect(
      wait(
        onceAMinute(5, () => ({ byOwner: true })),
        { byOwner: true },
      ),
    ).toBe(5 * minute);
  });

  it("counts what owners ask for neither among the strangers' codes to a number nor among a network's", () => {
    expect(wait(onceAMinute(8, (index) => ({ ...elsewhere(index), byOwner: true })))).toBe(0);
    const others = (index: number) => ({ phone: `+91981000000${index}` });
    expect(wait(onceAMinute(3, others))).toBe(7 * minute);
    expect(wait(onceAMinute(3, (index) => ({ ...others(index), byOwner: true })))).toBe(0);
  });
});

describe("isAffordable", () => {
  it.each([
    ["the site's day", "day", 100, 80],
    ["a prefix's day", "prefixDay", 40, 32],
    ["a prefix's hour", "prefixHour", 10, 8],
  ] as const)(
    "is true until %s is spent, a fifth earlier for numbers that nobody has verified",
    (_budget, counted, most, unverifiedMost) => {
      const budgets = { perDay: 100, perDayAndPrefix: 40, perDayAndClient: 1 };
      const none = { day: 0, prefixDay: 0, prefixHour: 0 };
      const after = (sent: number, isVerified: boolean) =>
        isAffordable({ ...none, [counted]: sent }, budgets, isVerified);
      expect([after(most - 1, true), after(most, true)]).toEqual([true, false]);
      expect([after(unverifiedMost - 1, false), after(unverifiedMost, false)]).toEqual([true, false]);
    },
  );
});

describe("waitInWords", () => {
  it.each([
    [1, "1 second"],
    [29_001, "30 seconds"],
    [minute, "1 minute"],
    [9.5 * minute, "10 minutes"],
    [61 * minute, "2 hours"],
  ])("puts %d ms as %s", (ms, words) => {
    expect(waitInWords(ms)).toBe(words);
  });
});
