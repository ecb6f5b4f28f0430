import { isHeld } from "@callboard/contracts/finding";
import { screenEvent } from "@callboard/contracts/screening";
import { expect, it } from "vitest";
import { calendarDay } from "../dates.ts";
import { toEventInput } from "./event-input.ts";
import { readEvents } from "./events.ts";

it("holds none of the demo's calls and campaigns", () => {
  const now = new Date("2026-05-01T06:00:00Z");
  const upcoming = readEvents().filter(({ in_days }) => in_days > 0);
  const findings = upcoming.flatMap((event) => {
    const fields = toEventInput(event, now, 1);
    return screenEvent({ ...fields, today: calendarDay(now, 0) }).map((found) => ({
      of: event.slug,
      ...found,
    }));
  });
  expect(upcoming.length).toBeGreaterThan(50);
  expect(isHeld(findings)).toBe(false);
  expect(findings.filter(({ rule }) => !["deadline"].includes(rule))).toEqual([]);
});
