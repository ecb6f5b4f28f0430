import { describe, expect, it } from "vitest";
import { formatDay, formatHttpDate, formatInZone, momentInZone, parseDate } from "./dates.ts";

describe("dates", () => {
  const moment = "2026-09-05T23:30:00.000Z";

  it("writes days with three letters of the month, in UTC", () => {
    expect(formatDay(moment)).toBe("05 Sep 2026");
    expect(formatDay("2026-12-31")).toBe("31 Dec 2026");
  });

  it("writes moments for feeds as HTTP does", () => {
    expect(formatHttpDate(moment)).toBe(new Date(moment).toUTCString());
  });

  it.each([
    ["Asia/Kolkata", "2026-09-06T05:00:00+05:30"],
    ["Europe/London", "2026-09-06T00:30:00+01:00"],
    ["America/New_York", "2026-09-05T19:30:00-04:00"],
    ["UTC", "2026-09-05T23:30:00+00:00"],
    ["Nowhere/Land", moment],
  ])("shows the clocks of %s", (zone, shown) => {
    expect(formatInZone(parseDate(moment), zone)).toBe(shown);
  });

  it.each([
    ["Asia/Kolkata", "2026-09-05T23:30", "2026-09-05T18:00:00.000Z"],
    ["Europe/London", "2026-10-25T03:00", "2026-10-25T03:00:00.000Z"],
    ["America/New_York", "2026-11-01T04:00", "2026-11-01T09:00:00.000Z"],
    // The clocks jump over this hour.
    ["America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00.000Z"],
    ["Nowhere/Land", "2026-09-05T23:30", "2026-09-05T23:30:00.000Z"],
  ])("knows when the clocks of %s show %s", (zone, clock, shown) => {
    expect(momentInZone(clock, zone).toISOString()).toBe(shown);
  });
});
