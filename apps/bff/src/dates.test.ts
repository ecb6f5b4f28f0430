import { describe, expect, it } from "vitest";
import { formatDay, formatHttpDate, formatInZone, parseDate } from "./dates.ts";

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
});
