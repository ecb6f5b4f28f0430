import type { MailRhythm, MailSettings } from "@callboard/contracts/notification-mail";
import { dayAfter, nextInstantOf, wallClock, weekdayOf } from "../../dates.ts";

type Reader = Pick<MailSettings, "time_zone" | "quiet">;

/** When the mails of a day, or of a week, are sent, by the reader's clock. */
const morning = "08:00";
const monday = 1;
const dayLength = "2026-01-01".length;

/** Day and time of a moment by the reader's clock. */
function clockOf(time_zone: string, moment: Date) {
  const local = wallClock(time_zone, moment);
  return { day: local.slice(0, dayLength), time: local.slice(dayLength + 1) };
}

/** The moment itself, or the end of the quiet hours that it falls into. */
export function afterQuiet({ time_zone, quiet }: Reader, moment: Date): Date {
  if (!quiet) return moment;
  const { from, to } = quiet;
  const { day, time } = clockOf(time_zone, moment);
  const isOverNight = from > to;
  const isQuiet = isOverNight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return moment;
  const lastDay = isOverNight && time >= from ? dayAfter(day, 1) : day;
  return nextInstantOf(time_zone, `${lastDay}T${to}`, moment);
}

/**
 * The next morning after a moment, or with `weekly` the next one of a Monday. What was gathered until this morning takes this one, though
 * it has begun.
 */
function nextMorning(
  { time_zone }: Reader,
  rhythm: "daily" | "weekly",
  moment: Date,
  isGathered: boolean,
): Date {
  const { day, time } = clockOf(time_zone, moment);
  let next = isGathered || time < morning ? day : dayAfter(day, 1);
  while (rhythm === "weekly" && weekdayOf(next) !== monday) next = dayAfter(next, 1);
  return nextInstantOf(time_zone, `${next}T${morning}`, moment);
}

/** When a mail about what happens now is due; null for never. */
export function mailTime(reader: Reader, rhythm: MailRhythm, now: Date, isGathered = false): Date | null {
  if (rhythm === "never") return null;
  return afterQuiet(reader, rhythm === "at_once" ? now : nextMorning(reader, rhythm, now, isGathered));
}

/** The same, reckoned once for all readers of a zone with the same rhythm and quiet hours. */
export function mailTimes(now: Date) {
  const known = new Map<string, Date | null>();
  return (reader: Reader, rhythm: MailRhythm, isGathered = false): Date | null => {
    const { time_zone, quiet } = reader;
    const key = [rhythm, isGathered, time_zone, quiet?.from, quiet?.to].join(" ");
    const at = known.has(key) ? (known.get(key) ?? null) : mailTime(reader, rhythm, now, isGathered);
    known.set(key, at);
    return at;
  };
}
