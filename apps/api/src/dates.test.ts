import { describe, expect, it } from "vitest";
import { addMs, msBetween, toDate, utcYear, wallClock } from "./dates.ts";

const moment = toDate("2026-06-15T09:00:00.250Z");

it("reads a moment to the millisecond", () => {
  expect(moment.toISOString()).toBe("2026-06-15T09:00:00.250Z");
  expect(toDate(moment.getTime())).toEqual(moment);
});

it("adds and measures milliseconds, across a change of the clocks too", () => {
  const day = 86_400_000;
  const before = toDate("2026-03-28T12:00:00Z");
  expect(addMs(before, day)).toEqual(toDate("2026-03-29T12:00:00Z"));
  expect(addMs(before, -1)).toEqual(toDate("2026-03-28T11:59:59.999Z"));
  expect(msBetween(before, addMs(before, day))).toBe(day);
});

it("takes the year in UTC", () => {
  expect(utcYear(toDate("2025-12-31T23:59:59Z"))).toBe(2025);
  expect(utcYear(toDate("2026-01-01T00:00:00Z"))).toBe(2026);
});

describe("wallClock", () => {
  it.each([
    ["Asia/Kolkata", "2026-06-15T18:29:59Z", "2026-06-15T23:59"],
    ["Asia/Kolkata", "2026-06-15T18:30:00Z", "2026-06-16T00:00"],
    ["Europe/London", "2026-03-29T00:59:00Z", "2026-03-29T00:59"],
    ["Europe/London", "2026-03-29T01:00:00Z", "2026-03-29T02:00"],
    ["America/New_York", "2026-01-01T04:05:00Z", "2025-12-31T23:05"],
  ])("shows the time of %s at %s", (timeZone, at, shown) => {
    expect(wallClock(timeZone, toDate(at))).toBe(shown);
  });
});
