import { type Dayjs, parseDate } from "#shared/lib/dates/dates.ts";

/** The time of day of a moment, where its reader is. */
export const timeOfDay = (moment: string): string => parseDate(moment).local().format("HH:mm");

/** The day of a moment where its reader is: in words where it is near. `now` is null until the clock is known. */
export function dayInWords(moment: string, now: Dayjs | null): string {
  const day = parseDate(moment).local();
  if (now && day.isSame(now.local(), "day")) return "Today";
  if (now && day.isSame(now.local().subtract(1, "day"), "day")) return "Yesterday";
  return day.format("DD MMM YYYY");
}

/** For a list: the time of today's moments, the day of all others. */
export function shortMoment(moment: string, now: Dayjs | null): string {
  const day = dayInWords(moment, now);
  return day === "Today" ? timeOfDay(moment) : day;
}
