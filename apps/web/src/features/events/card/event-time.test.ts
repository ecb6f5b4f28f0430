import { describe, expect, it } from "vitest";
import { parseDate } from "#shared/lib/dates/dates.ts";
import { callStateOf, daysLeftText, daysUntil, formatTimes } from "./event-time.ts";

describe("the time of an event", () => {
  it("shows the end time if there is one", () => {
    const evening = { start_time: "18:00", end_time: null, time_zone_name: "IST" };
    expect(formatTimes(evening)).toBe("18:00 IST");
    expect(formatTimes({ ...evening, end_time: "20:30" })).toBe("18:00–20:30 IST");
  });
});

const posted = { status: "published" as const, starts_at: "2026-12-12T12:30:00.000Z", roles_until: [] };

describe("a call", () => {
  it("is open until the event begins", () => {
    const call = { ...posted, apply_until: "2026-12-12T12:30:00.000Z" };
    expect(callStateOf(call, parseDate("2026-12-12T12:29:59.999Z"))).toBe("open");
    expect(callStateOf(call, parseDate("2026-12-12T12:30:00.000Z"))).toBe("past");
  });

  it("closes when its last day ends", () => {
    const call = { ...posted, apply_until: "2026-12-01T18:30:00.000Z" };
    expect(callStateOf(call, parseDate("2026-12-01T18:29:59.999Z"))).toBe("open");
    expect(callStateOf(call, parseDate("2026-12-01T18:30:00.000Z"))).toBe("closed");
  });

  it("is closed or cancelled where its poster says so", () => {
    const call = { ...posted, apply_until: posted.starts_at };
    const now = parseDate("2026-12-01T12:00:00.000Z");
    expect(callStateOf({ ...call, status: "closed" }, now)).toBe("closed");
    expect(callStateOf({ ...call, status: "cancelled" }, now)).toBe("cancelled");
  });

  it("is closed where each of its roles is", () => {
    const call = { ...posted, apply_until: posted.starts_at };
    const now = parseDate("2026-12-01T12:00:00.000Z");
    const [over, later] = ["2026-12-01T12:00:00.000Z", "2026-12-02T12:00:00.000Z"];
    expect(callStateOf({ ...call, roles_until: [null, over] }, now)).toBe("closed");
    expect(callStateOf({ ...call, roles_until: [null, over, later] }, now)).toBe("open");
  });

  it("counts the days before and after its date, by the clocks of its city", () => {
    const call = { start_date: "2026-12-12", time_zone: "Asia/Kolkata" };
    const wordsAt = (now: string) => daysLeftText(daysUntil(call, parseDate(now))).join(" ");
    expect(wordsAt("2026-12-02T12:30:00.000Z")).toBe("10 days to go");
    expect(wordsAt("2026-12-11T18:29:00.000Z")).toBe("1 day to go");
    expect(wordsAt("2026-12-11T18:31:00.000Z")).toBe("Today is the day");
    expect(wordsAt("2026-12-12T18:31:00.000Z")).toBe("1 day since it began");
    expect(wordsAt("2027-01-01T10:00:00.000Z")).toBe("20 days since it began");
  });
});
