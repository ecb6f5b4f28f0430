import { expect, it } from "vitest";
import { wallClock } from "./wall-clock.ts";

it.each([
  ["Asia/Kolkata", "2026-06-15T18:29:59Z", "2026-06-15T23:59"],
  ["Asia/Kolkata", "2026-06-15T18:30:00Z", "2026-06-16T00:00"],
  ["Europe/London", "2026-03-29T00:59:00Z", "2026-03-29T00:59"],
  ["Europe/London", "2026-03-29T01:00:00Z", "2026-03-29T02:00"],
  ["America/New_York", "2026-01-01T04:05:00Z", "2025-12-31T23:05"],
])("tells the time of %s at %s", (timeZone, moment, shown) => {
  expect(wallClock(timeZone, new Date(moment))).toBe(shown);
});
