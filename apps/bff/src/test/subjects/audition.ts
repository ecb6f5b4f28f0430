import type { SubjectFixture } from "../subjects.ts";

const key = "0f6b1c52-key-of-a-day";
const slot = { id: 5, starts_at: "2026-05-04T05:00:00.000Z", ends_at: "2026-05-04T05:20:00.000Z" };
const facts = {
  ...{ date: "2026-05-04", time_zone: "Asia/Kolkata", role: null, place: "Studio 2", link: null, note: null },
  ...{ is_cancelled: false },
};
const dayFacts = { ...facts, id: 3, slot_minutes: 20, capacity: 1, version: 1 };
const event = { id: 1, title: "Chorus" };
const invitation = {
  ...{ id: 7, application_id: 1, name: "Asha", role: null, state: "booked", slot_id: 5 },
  ...{ message: null, phone: null },
};
const day = { ...dayFacts, event, slots: [slot], invitations: [invitation], sequence: 2, can: { act: true } };
const audition = {
  ...{ ...facts, id: 7, state: "booked", is_online: false, slot, free: [], shares_phone: false, sequence: 2 },
  held: { starts_at: slot.starts_at, ends_at: slot.ends_at },
  can: { book: false, wait: false, decline: true },
};
const counts = { invited: 0, booked: 1, waiting: 0, declined: 0, removed: 0 };
const plan = {
  ...{ date: "2026-05-04", start_time: "10:30", end_time: "12:30", slot_minutes: 20, capacity: 1 },
  place: "Studio 2",
};

export const fixture: SubjectFixture = {
  accepted: {
    "audition.days": { event_id: 1 },
    "audition.day": { id: 3 },
    "audition.dayCalendar": { id: 3 },
    "audition.received": { application_id: 1 },
    "audition.create": { ...plan, event_id: 1, key },
    "audition.change": { id: 3, version: 1, date: "2026-05-05", start_time: "10:30", place: "Studio 2" },
    "audition.cancel": { id: 3 },
    "audition.addSlot": { day_id: 3, start_time: "13:00" },
    "audition.removeSlot": { id: 5 },
    "audition.invite": { day_id: 3, application_ids: [1] },
    "audition.assign": { id: 7, slot_id: 5 },
    "audition.remove": { id: 7 },
    "audition.ofApplication": { application_id: 1 },
    "audition.ownCalendar": { id: 7 },
    "audition.book": { id: 7, slot_id: 5 },
    "audition.wait": { id: 7 },
    "audition.decline": { id: 7 },
  },
  open: [],
  answers: [
    [
      "/audition/event",
      {
        ...{ event, roles: [], time_zone: "Asia/Kolkata", can: { act: true } },
        days: [{ ...dayFacts, slots: 6, counts }],
      },
    ],
    ["/audition/received", { invitations: [{ day_id: 3, state: "booked", starts_at: slot.starts_at }] }],
    ["/audition/invite", { invited: [1], skipped: [] }],
    ["/audition/application", { event, auditions: [audition] }],
    ["/audition/own", { event, audition }],
    ["/audition/book", { event, audition }],
    ["/audition/wait", { event, audition }],
    ["/audition/decline", { event, audition }],
    ["/audition/", { day }],
  ],
};
