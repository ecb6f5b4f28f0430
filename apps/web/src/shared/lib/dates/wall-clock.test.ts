import { expect, it } from "vitest";
import { parseDate } from "./dates.ts";
import { wallClockAt } from "./wall-clock.ts";

const moment = parseDate("2026-11-21T19:05:40Z");

it.each([
  ["Asia/Kolkata", "2026-11-22T00:35"],
  ["Europe/London", "2026-11-21T19:05"],
  ["America/New_York", "2026-11-21T14:05"],
])("shows the date and the time of %s", (zone, clock) => {
  expect(wallClockAt(moment, zone)).toBe(clock);
});

it("shows the visitor's own where a zone is not known", () => {
  expect(wallClockAt(moment, "Nowhere/Land")).toBe(wallClockAt(moment));
});
