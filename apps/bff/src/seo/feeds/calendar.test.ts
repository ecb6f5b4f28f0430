import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf } from "../../test/fixtures.ts";
import { eventDetails } from "../../test/fixtures-event.ts";
import { createTestApp } from "../../test/test-app.ts";
import { calendarOf } from "./calendar.ts";

/** The one event of a calendar file, as another program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0] as InstanceType<typeof ICAL.Component>);
}

const fileOf = (changes: Partial<typeof eventDetails> = {}) =>
  calendarOf([{ ...eventDetails, ...changes }], "https://callboard.in");

describe("a calendar file", () => {
  it("says what, where and when, two hours long where no end is known", () => {
    const event = read(fileOf());
    expect(event.uid).toBe("event-1@callboard");
    expect(event.summary).toBe("Chorus for a new Tempest");
    expect(event.location).toBe("Old Mill Hall, 12 Mill Lane, Mumbai");
    expect(event.description).toBe("Twelve voices who can move.");
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-05-04T05:00:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-05-04T07:00:00.000Z");
    expect(event.component.getFirstPropertyValue("url")).toBe("https://callboard.in/event/1");
  });

  it("says which version it is, and that an event is cancelled, under the same UID", () => {
    const of = (file: string) => {
      const { uid, sequence, component } = read(file);
      return [uid, sequence, component.getFirstPropertyValue("status")];
    };
    expect(of(fileOf())).toEqual(["event-1@callboard", 0, "CONFIRMED"]);
    const cancelled = fileOf({ status: "cancelled", version: 3 });
    expect(of(cancelled)).toEqual(["event-1@callboard", 3, "CANCELLED"]);
  });

  it.each([
    ["10:30", "13:00", "2026-05-04T07:30:00.000Z"],
    ["10:30", "01:00", "2026-05-04T19:30:00.000Z"],
    ["10:30", "10:30", "2026-05-04T07:00:00.000Z"],
  ])("of an event from %s to %s ends at %s", (start_time, end_time, end) => {
    const event = read(fileOf({ start_time, end_time }));
    expect(event.endDate.toJSDate().toISOString()).toBe(end);
  });

  it.each([
    ["set back", "2026-10-31T22:00", "04:00", "2026-11-01T02:00:00.000Z", "2026-11-01T09:00:00.000Z"],
    ["set forward", "2026-03-07T22:00", "04:00", "2026-03-08T03:00:00.000Z", "2026-03-08T08:00:00.000Z"],
    [
      "set forward at its end",
      "2026-03-07T22:00",
      "02:00",
      "2026-03-08T03:00:00.000Z",
      "2026-03-08T07:00:00.000Z",
    ],
    [
      "set back before it",
      "2026-11-01T10:00",
      "13:00",
      "2026-11-01T15:00:00.000Z",
      "2026-11-01T18:00:00.000Z",
    ],
  ])("ends when the clocks of its city say so on a night when they are %s", (...night) => {
    const [, begin, end_time, starts_at, end] = night;
    const [start_date, start_time] = begin.split("T") as [string, string];
    const time_zone = "America/New_York";
    const event = read(fileOf({ start_date, start_time, end_time, starts_at, time_zone }));
    expect(event.startDate.toJSDate().toISOString()).toBe(starts_at);
    expect(event.endDate.toJSDate().toISOString()).toBe(end);
  });

  it("keeps every character, and folds its lines by bytes", () => {
    const title = `Commas, semicolons; back\\slashes and "quotes" ${"🎭 मुंबई ".repeat(12)}`.trim();
    const description = "One line\nanother\r\n\nBEGIN:VEVENT\nUID:of-nobody\nEND:VCALENDAR";
    const file = fileOf({ title, description });
    const event = read(file);
    expect(event.summary).toBe(title);
    expect(event.description.replaceAll("\r", "")).toBe(description.replaceAll("\r", ""));
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("is the same file every time, on every address of the site but for the link", () => {
    expect(fileOf()).toBe(fileOf());
    const abroad = calendarOf([eventDetails], "https://callboard.us");
    expect(abroad.replace("callboard.us", "callboard.in")).toBe(fileOf());
  });
});

describe("/event/:id/calendar.ics", () => {
  it("is a file to keep", async () => {
    const test = await createTestApp();
    const seen = fakeUpstream(test, () => ({
      statusCode: 200,
      data: JSON.stringify(envelopeOf({ event: eventDetails })),
    }));
    const { headers, text } = await test.ask.get("/event/1/calendar.ics").expect(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="callboard-event-1.ics"');
    expect(read(text).summary).toBe(eventDetails.title);
    expect(seen.map(({ path }) => path)).toEqual(["/event/get/1?page=1&limit=6"]);
  });

  it("is not there for an event that is not there", async () => {
    const test = await createTestApp();
    const seen = fakeUpstream(test, () => refusalOf(404, "Resource not found"));
    await test.ask.get("/event/9/calendar.ics").expect(404);
    await test.ask.get("/event/nine/calendar.ics").expect(404);
    expect(seen).toHaveLength(1);
  });
});
