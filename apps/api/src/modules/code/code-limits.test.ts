import { describe, expect, it } from "vitest";
import { testSmsLimits } from "../../test/outbox.ts";
import { waitForCode, waitInWords } from "./code-limits.ts";

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
