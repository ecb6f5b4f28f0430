import type { NewNotification } from "../notification/notification-repository.ts";
import type { DayRow, HeldInvitation, SlotRow } from "./day-repository.ts";

type Call = { id: number; title: string };
type To = Pick<HeldInvitation, "id" | "user_id" | "application_id" | "sequence">;
type News = (to: To) => NewNotification;
type NewsOfSlot = (to: To, slot: Pick<SlotRow, "starts_at">) => NewNotification;

/** Notifications of one audition day. The sequence is that after the act, so each change is told once. */
export function auditionNews(call: Call, { date, time_zone }: Pick<DayRow, "date" | "time_zone">) {
  const event_title = call.title;
  const base = ({ id, user_id, application_id, sequence }: To) => ({
    ...{ user_id, event_id: call.id, application_id, key: `audition ${id} ${sequence}` },
  });
  const invited: News = (to) => ({ ...base(to), kind: "audition_invited", data: { event_title, date } });
  const cancelled: News = (to) => ({ ...base(to), kind: "audition_cancelled", data: { event_title, date } });
  const booked: NewsOfSlot = (to, slot) => ({
    ...{ ...base(to), kind: "audition_booked" },
    data: { event_title, starts_at: slot.starts_at.toISOString(), time_zone },
  });
  const moved: NewsOfSlot = (to, slot) => ({
    ...{ ...base(to), kind: "audition_changed" },
    data: { event_title, what: "time", starts_at: slot.starts_at.toISOString(), time_zone },
  });
  const placeChanged: News = (to) => ({
    ...{ ...base(to), kind: "audition_changed", data: { event_title, what: "place", time_zone } },
  });
  const slotRemoved: News = (to) => ({
    ...{ ...base(to), kind: "audition_changed", data: { event_title, what: "removed", time_zone } },
  });
  return { invited, cancelled, booked, moved, placeChanged, slotRemoved };
}

/** The invitation as it is after one more change. */
export const next = <Row extends { sequence: number }>(row: Row): Row => ({
  ...row,
  sequence: row.sequence + 1,
});
