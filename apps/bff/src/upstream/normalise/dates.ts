import { defaultTimeZone } from "@callboard/contracts/city-zones";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

const inUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const withZone = /(Z|[+-]\d\d:\d\d)$/;
const dayLength = "2026-03-05".length;

/** A moment as ISO 8601 in UTC, from a day or a moment as an upstream writes it. A day is its midnight in UTC. */
export function toInstant(date: string, zone = defaultTimeZone): string {
  if (inUtc.test(date)) return date;
  const isExact = date.length === dayLength || withZone.test(date);
  return (isExact ? dayjs.utc(date) : dayjs.tz(date, zone)).toISOString();
}

/** Day and time on the wall of a zone, from a day or a moment. Midnight in UTC stands for the day alone. */
export function wallClockOf(date: string, zone: string): { day: string; time: string | null } {
  if (date.length === dayLength) return { day: date, time: null };
  const moment = dayjs.utc(toInstant(date, zone));
  if (withZone.test(date) && moment.isSame(moment.startOf("day")))
    return { day: moment.format("YYYY-MM-DD"), time: null };
  const local = moment.tz(zone);
  const time = local.format("HH:mm");
  return { day: local.format("YYYY-MM-DD"), time: time === "00:00" ? null : time };
}

/** The moment, ISO 8601 in UTC, when the clocks of a zone show a day (`YYYY-MM-DD`) and a time (`HH:mm`). */
export function instantAt(day: string, time: string, zone: string): string {
  return dayjs.tz(`${day}T${time}`, zone).toISOString();
}

/** The moment, ISO 8601 in UTC, when a day ends in a zone. */
export function endOfDay(day: string, zone: string): string {
  return instantAt(dayjs.utc(day).add(1, "day").format("YYYY-MM-DD"), "00:00", zone);
}

const zones = new Map<string, boolean>();
const zonesMax = 1_000;

/** True for an IANA time zone. Memoized. */
export function isTimeZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    isKnown = false;
  }
  if (zones.size < zonesMax) zones.set(name, isKnown);
  return isKnown;
}
