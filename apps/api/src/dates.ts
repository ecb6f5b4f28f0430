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

/** The year in UTC. */
export function utcYear(moment: Date): number {
  return dayjs.utc(moment).year();
}

/** What the clocks of a time zone (IANA name) show at a moment, `YYYY-MM-DDTHH:mm`. */
export function wallClock(timeZone: string, moment: Date): string {
  return dayjs(moment).tz(timeZone).format("YYYY-MM-DDTHH:mm");
}

/** Each knows the short names of its own zones; dayjs asks the last one alone. */
const locales = ["en-GB", "en-IN", "en-US"];

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is slow to make and is made once. */
function formatIn(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" });
  formats.set(key, format);
  return format;
}

/** The short name of a time zone (IANA name) at a moment: `IST`, `BST`, or `GMT+9` where there is none. */
export function zoneName(timeZone: string, moment: Date): string {
  const names = locales.map((locale) =>
    formatIn(locale, timeZone)
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName"),
  );
  const named = names.find((name) => name && !/\d/.test(name.value));
  return (named ?? names[0])?.value ?? timeZone;
}
