import type {
  AuditionDay,
  AuditionDays,
  AuditionInvitation,
  OwnAudition,
} from "@callboard/contracts/audition";

const facts = {
  ...{ date: "2026-12-04", time_zone: "Asia/Kolkata", role: null, is_cancelled: false },
  ...{ place: "Studio 2", link: null, note: null },
};
const dayFacts = { ...facts, id: 3, slot_minutes: 20, capacity: 1, version: 1 };
export const slotAt = (id: number, time: string) => ({
  ...{ id, starts_at: `2026-12-04T${time}:00.000Z`, ends_at: `2026-12-04T${time.slice(0, 3)}59:00.000Z` },
});
export const invited = (
  id: number,
  name: string,
  change: Partial<AuditionInvitation> = {},
): AuditionInvitation => ({
  ...{ id, application_id: id, name, role: null, state: "invited", slot_id: null },
  ...{ message: null, phone: null, ...change },
});

/** An audition day with the times 10:00 and 11:00 of its clock. */
export const auditionDay = (change: Partial<AuditionDay> = {}): AuditionDay => ({
  ...{ ...dayFacts, event: { id: 7, title: "Chorus" }, sequence: 1, can: { act: true } },
  slots: [slotAt(5, "04:30"), slotAt(6, "05:30")],
  invitations: [],
  ...change,
});

const counts = { invited: 1, booked: 2, waiting: 0, declined: 0, removed: 0 };
export const auditionDays = (change: Partial<AuditionDays> = {}): AuditionDays => ({
  ...{ event: { id: 7, title: "Chorus" }, roles: [], time_zone: "Asia/Kolkata", can: { act: true } },
  days: [{ ...dayFacts, slots: 6, counts }],
  ...change,
});

/** An own invitation to such a day, with both times free. */
export const ownAudition = (change: Partial<OwnAudition> = {}): OwnAudition => ({
  ...{ ...facts, id: 9, state: "invited", is_online: false, slot: null, held: null, sequence: 0 },
  ...{ free: [slotAt(5, "04:30"), slotAt(6, "05:30")], shares_phone: false },
  can: { book: true, wait: false, decline: true },
  ...change,
});
