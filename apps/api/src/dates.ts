import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** The moment of an ISO 8601 text, or of so many milliseconds since 1970. */
export function toDate(value: string | number): Date {
  return dayjs(value).toDate();
}

/** The moment so many milliseconds later, or earlier where they are negative. */
export function addMs(moment: Date, ms: number): Date {
  return dayjs(moment).add(ms, "millisecond").toDate();
}

/** How many milliseconds pass from one moment to another. */
export function msBetween(from: Date, to: Date): number {
  return dayjs(to).diff(from);
}

const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** A moment in words, in UTC: nobody knows where it is read. */
export const dateInWords = (instant: string): string => `${words.format(toDate(instant))} UTC`;

/** The year in UTC. */
export function utcYear(moment: Date): number {
  return dayjs.utc(moment).year();
}

/** What the clocks of a time zone (IANA name) show at a moment, `YYYY-MM-DDTHH:mm`. */
export function wallClock(timeZone: string, moment: Date): string {
  return dayjs(moment).tz(timeZone).format("YYYY-MM-DDTHH:mm");
}

/** Minutes by which an hour can come twice: clocks are set back by an hour, or by half of one. */
const repeats = [-60, -30, 0, 30, 60];

/**
 * The first moment from another one on at which the clocks of a time zone show `YYYY-MM-DDTHH:mm`. A time that is left out when they are set forward is
 * as much later.
 */
export function nextInstantOf(timeZone: string, local: string, from: Date): Date {
  const guess = dayjs.tz(local, timeZone);
  const matches = repeats
    .map((minutes) => guess.add(minutes, "minute").toDate())
    .filter((moment) => wallClock(timeZone, moment) === local);
  const found = matches.find((moment) => moment >= from) ?? matches.at(-1);
  if (found) return found;
  const shown = wallClock(timeZone, guess.toDate());
  const missing = dayjs.utc(local).diff(dayjs.utc(shown), "minute");
  return guess.add(Math.max(0, missing), "minute").toDate();
}

/** The day so many days after one, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return dayjs.utc(day).add(days, "day").format("YYYY-MM-DD");
}

/** The day of the week: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return dayjs.utc(day).day();
}
