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
