import type { AuditionDay, OwnAudition } from "@callboard/contracts/audition";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarOfDay, calendarOfOwn } from "./audition-calendar.ts";

const event = { id: 1, title: "Chorus; for a new\r\nBEGIN:VEVENT" };
const slot = (id: number, at: string) => ({
  ...{ id, starts_at: `2026-05-04T${at}:00.000Z`, ends_at: `2026-05-04T${at.slice(0, 3)}59:00.000Z` },
});
const facts = {
  ...{ date: "2026-05-04", time_zone: "Asia/Kolkata", role: null, place: "Studio 2", note: "Bring shoes" },
  ...{ link: "https://meet.example.com/a", is_cancelled: false },
};
const day: AuditionDay = {
  ...{ ...facts, id: 3, event, slot_minutes: 30, capacity: 1, version: 1, sequence: 4, can: { act: true } },
  slots: [slot(5, "04:30"), slot(6, "05:30")],
  invitations: [
    {
      ...{ id: 7, application_id: 1, name: "Asha", role: null, state: "booked", slot_id: 5 },
      ...{ message: null, phone: null },
    },
  ],
};
const own: OwnAudition = {
  ...{ ...facts, id: 7, state: "booked", is_online: true, slot: slot(5, "04:30"), free: [] },
  ...{ shares_phone: false, held: slot(5, "04:30"), sequence: 2 },
  can: { book: false, wait: false, decline: true },
};

/** The one entry of a file, as another program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [entry, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  const found = new ICAL.Event(entry as InstanceType<typeof ICAL.Component>);
  const { uid, sequence, summary, location, description, startDate, endDate } = found;
  return {
    ...{ uid, sequence, summary, location, description },
    method: calendar.getFirstPropertyValue("method"),
    status: found.component.getFirstPropertyValue("status"),
    times: [startDate, endDate].map((date) => date.toJSDate().toISOString().slice(11, 16)),
  };
}

it("holds a day with all its times, by the clock of the day", () => {
  const { name, file } = calendarOfDay(day);
  expect(name).toBe("auditions-3.ics");
  expect(read(file)).toMatchObject({
    ...{ uid: "audition-day-3@callboard", sequence: 4, location: "Studio 2", method: "PUBLISH" },
    ...{ status: "CONFIRMED", times: ["04:30", "05:59"] },
    description: "https://meet.example.com/a\nBring shoes\n10:00 Asha\n11:00 free",
  });
});

it("holds one's own time, under the same UID when it moves", () => {
  const at = (audition: OwnAudition) => read(calendarOfOwn({ event, audition }).file);
  const first = at(own);
  expect(first).toMatchObject({ status: "CONFIRMED", method: "PUBLISH", times: ["04:30", "04:59"] });
  const moved = { ...own, slot: slot(6, "05:30"), held: slot(6, "05:30"), sequence: 3 };
  expect(at(moved)).toMatchObject({ uid: first.uid, sequence: 3, times: ["05:30", "05:59"] });
});

it.each<[string, Partial<OwnAudition>]>([
  ["a day that is cancelled", { is_cancelled: true, sequence: 3 }],
  ["who has no time any more", { state: "declined", slot: null, sequence: 3 }],
])("says that the time is cancelled, of %s", (_name, change) => {
  const { file } = calendarOfOwn({ event, audition: { ...own, ...change } });
  expect(read(file)).toMatchObject({
    ...{ uid: "audition-7@callboard", sequence: 3, status: "CANCELLED", method: "CANCEL" },
    times: ["04:30", "04:59"],
  });
});

it("says that a day is cancelled", () => {
  const { file } = calendarOfDay({ ...day, is_cancelled: true });
  expect(read(file)).toMatchObject({ status: "CANCELLED", method: "CANCEL" });
});

it("is none where there is no time", () => {
  expect(() => calendarOfDay({ ...day, slots: [] })).toThrow("This day has no times");
  expect(() => calendarOfOwn({ event, audition: { ...own, held: null } })).toThrow("There is no time yet");
});
