import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMs, msBetween, toDate, wallClock } from "../../dates.ts";
import { afterQuiet, mailTime } from "./mail-times.ts";

const hour = 3_600_000;
const zones = [
  ...["Asia/Kolkata", "Asia/Kathmandu", "Europe/Berlin", "Europe/London", "America/New_York"],
  ...["America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Chatham", "UTC"],
];
const zone = fc.constantFrom(...zones);
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minutes) => toDate(minutes * 60_000));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "45"))
  .map(([hours, minutes]) => `${String(hours).padStart(2, "0")}:${minutes}`);
const quietOf = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to);
const clockAt = (time_zone: string, at: Date) => wallClock(time_zone, at).slice(11);

const isIn = ({ from, to }: { from: string; to: string }, at: string) =>
  from < to ? at >= from && at < to : at >= from || at < to;

describe("quiet hours", () => {
  it("leave alone what is outside of them, and put off the rest to their end, in every zone and on every day", () => {
    fc.assert(
      fc.property(zone, moment, quietOf, (time_zone, now, quiet) => {
        const at = afterQuiet({ time_zone, quiet }, now);
        if (!isIn(quiet, clockAt(time_zone, now))) {
          expect(at).toEqual(now);
          return;
        }
        expect(msBetween(now, at)).toBeGreaterThan(0);
        expect(msBetween(now, at)).toBeLessThanOrEqual(25 * hour);
        // But where the clocks leave the end out, it is the end.
        const shown = clockAt(time_zone, at);
        expect(shown === quiet.to || clockAt(time_zone, addMs(at, -hour)) < quiet.to).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ["put off over midnight", "2026-06-15T20:00:00Z", "Asia/Kolkata", "2026-06-16T01:30:00Z"],
    [
      "end with the hour that is left out in spring",
      "2026-03-29T00:45:00Z",
      "Europe/Berlin",
      "2026-03-29T05:00:00Z",
    ],
    ["last an hour longer in autumn", "2026-10-24T21:00:00Z", "Europe/Berlin", "2026-10-25T06:00:00Z"],
  ])("%s", (_what, now, time_zone, until) => {
    const reader = { time_zone, quiet: { from: "22:00", to: "07:00" } };
    expect(afterQuiet(reader, toDate(now))).toEqual(toDate(until));
  });

  it("end at the second of two equal times where the first has passed", () => {
    const reader = { time_zone: "Europe/Berlin", quiet: { from: "22:00", to: "02:30" } };
    expect(afterQuiet(reader, toDate("2026-10-25T01:10:00Z"))).toEqual(toDate("2026-10-25T01:30:00Z"));
    expect(afterQuiet(reader, toDate("2026-10-25T00:10:00Z"))).toEqual(toDate("2026-10-25T00:30:00Z"));
  });

  it("end later by as much as the clocks leave out", () => {
    const reader = { time_zone: "Europe/Berlin", quiet: { from: "22:00", to: "02:30" } };
    expect(afterQuiet(reader, toDate("2026-03-29T00:10:00Z"))).toEqual(toDate("2026-03-29T01:30:00Z"));
  });
});

describe("the mails of a day and of a week", () => {
  it("come at eight in the morning, on a Monday for those of a week", () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.constantFrom("daily" as const, "weekly" as const),
        (time_zone, now, rhythm) => {
          const at = mailTime({ time_zone, quiet: null }, rhythm, now) ?? now;
          expect(clockAt(time_zone, at)).toBe("08:00");
          expect(msBetween(now, at)).toBeGreaterThan(0);
          expect(msBetween(now, at)).toBeLessThanOrEqual((rhythm === "daily" ? 25 : 7 * 24 + 1) * hour);
          if (rhythm === "weekly")
            expect(toDate(`${wallClock(time_zone, at).slice(0, 10)}T12:00:00Z`).getUTCDay()).toBe(1);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("wait for the end of quiet hours too", () => {
    const reader = { time_zone: "Asia/Kolkata", quiet: { from: "23:00", to: "09:30" } };
    expect(mailTime(reader, "daily", toDate("2026-06-15T09:00:00Z"))).toEqual(toDate("2026-06-16T04:00:00Z"));
  });
});

it("is now for what goes out at once, and never for never", () => {
  const now = toDate("2026-06-15T09:00:00Z");
  const reader = { time_zone: "UTC", quiet: null };
  expect([mailTime(reader, "at_once", now), mailTime(reader, "never", now)]).toEqual([now, null]);
});
