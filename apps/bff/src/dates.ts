import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

export type { Dayjs };

/** A day (`YYYY-MM-DD`) or a moment (ISO 8601), in UTC. */
export function parseDate(date: string): Dayjs {
  return dayjs.utc(date);
}

/** A day as the product writes it, such as `05 Mar 2026`, in UTC. */
export function formatDay(date: string): string {
  return parseDate(date).format("DD MMM YYYY");
}

/** A moment as feeds and HTTP write it (RFC 9110): `Thu, 05 Mar 2026 23:30:00 GMT`. */
export function formatHttpDate(date: string): string {
  return parseDate(date).format("ddd, DD MMM YYYY HH:mm:ss [GMT]");
}

/**
 * A moment as a zone's clocks show it, with their offset from UTC: `2026-05-04T10:30:00+05:30`. In UTC where the zone is
 * unknown.
 */
export function formatInZone(moment: Dayjs, timeZone: string): string {
  try {
    return moment.tz(timeZone).format("YYYY-MM-DDTHH:mm:ssZ");
  } catch {
    return moment.toISOString();
  }
}

/** The moment when a zone's clocks show a day and a time (`YYYY-MM-DDTHH:mm`). In UTC where the zone is unknown. */
export function momentInZone(clock: string, timeZone: string): Dayjs {
  try {
    return dayjs.tz(clock, timeZone).utc();
  } catch {
    return parseDate(clock);
  }
}
