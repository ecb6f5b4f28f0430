import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

export type { Dayjs };

/** A day (`YYYY-MM-DD`), a moment (ISO 8601) or a timestamp (ms) in UTC, so that server and browser agree on its parts. */
export function parseDate(date: string | number): Dayjs {
  return dayjs.utc(date);
}

/** The current time. Rendering components take it from `useNow` instead. */
export function currentTime(): Dayjs {
  return dayjs.utc();
}

/** A day as the product writes it, such as `05 Mar 2026`, in UTC. */
export function formatDay(date: string): string {
  return parseDate(date).format("DD MMM YYYY");
}
