import type { AuditionDay, OwnAudition } from "@callboard/contracts/audition";
import { clockInWords } from "@callboard/contracts/audition-time";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { AppError } from "../../app-error.ts";
import { parseDate } from "../../dates.ts";

type Entry = {
  id: string;
  starts_at: string;
  ends_at: string;
  summary: string;
  place: string | null;
  link: string | null;
  lines: (string | null)[];
  sequence: number;
  isCancelled: boolean;
};

/** One entry as a calendar file (RFC 5545). A calendar that has an earlier one takes this in its place. */
function fileOf({
  id,
  starts_at,
  ends_at,
  summary,
  place,
  link,
  lines,
  sequence,
  isCancelled,
}: Entry): string {
  const calendar = ical({ prodId: { company: "Callboard", product: "Callboard", language: "EN" } });
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const description = [link, ...lines].filter(Boolean).join("\n");
  calendar.createEvent({
    ...{ id: `${id}@callboard`, stamp: parseDate(starts_at) },
    ...{ start: parseDate(starts_at), end: parseDate(ends_at), summary },
    location: place ?? link ?? "",
    ...(description && { description }),
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

/** An audition day with all its times and who has them, for who casts. Throws AppError where it has none. */
export function calendarOfDay(day: AuditionDay) {
  const [first, last] = [day.slots[0], day.slots.at(-1)];
  if (!first || !last) throw new AppError("not_found", { message: "This day has no times" });
  const lines = day.slots.map((slot) => {
    const names = day.invitations.filter(({ slot_id }) => slot_id === slot.id).map(({ name }) => name);
    return `${clockInWords(slot.starts_at, day.time_zone)} ${names.join(", ") || "free"}`;
  });
  const file = fileOf({
    ...{ id: `audition-day-${day.id}`, starts_at: first.starts_at, ends_at: last.ends_at },
    ...{ summary: `Auditions: ${day.event.title}`, place: day.place, link: day.link },
    ...{ lines: [day.note, ...lines], sequence: day.sequence, isCancelled: day.is_cancelled },
  });
  return { name: `auditions-${day.id}.ics`, file };
}

type Own = { event: { title: string }; audition: OwnAudition };

/** One's own time, or that it is cancelled. Throws AppError for who never had one. */
export function calendarOfOwn({ event, audition }: Own) {
  const { id, held, place, link, note, sequence, slot, is_cancelled } = audition;
  if (!held) throw new AppError("not_found", { message: "There is no time yet" });
  const file = fileOf({
    ...{ ...held, id: `audition-${id}`, summary: `Audition: ${event.title}`, place, link },
    ...{ lines: [note], sequence, isCancelled: is_cancelled || !slot },
  });
  return { name: `audition-${id}.ics`, file };
}
