import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import type { Dayjs } from "./dates.ts";

// Apart from dates.ts, so that pages without a clock of a city do not load it.
dayjs.extend(timezone);

/** A moment by the clocks of a time zone (IANA). Throws RangeError where the browser does not know the zone. */
export function inTimeZone(moment: Dayjs, timeZone: string): Dayjs {
  return moment.tz(timeZone);
}

/**
 * What a clock shows in a time zone (IANA; the visitor's own where none is given): `YYYY-MM-DDTHH:mm`, as date and time
 * fields write it. Throws nothing for a zone that the browser does not know: it counts as none.
 */
export function wallClockAt(moment: Dayjs, timeZone?: string): string {
  const format = (clock: Dayjs) => clock.format("YYYY-MM-DDTHH:mm");
  try {
    return format(timeZone ? inTimeZone(moment, timeZone) : moment.local());
  } catch {
    return format(moment.local());
  }
}
