import type { EventSummary } from "@callboard/contracts/event";

/** When an event is, on the clocks of its city: `18:00 IST`, or `18:00–20:30 IST` where it says its end. */
export function formatTimes(event: Pick<EventSummary, "start_time" | "end_time" | "time_zone_name">) {
  const { start_time, end_time, time_zone_name } = event;
  return `${end_time ? `${start_time}–${end_time}` : start_time} ${time_zone_name}`;
}

/** What becomes of an application that is sent now: `past` once the event has begun, `closed` once no more are taken. */
export function callStateOf(
  { starts_at, apply_until }: Pick<EventSummary, "starts_at" | "apply_until">,
  now: Date,
): "open" | "closed" | "past" {
  if (new Date(starts_at) <= now) return "past";
  return new Date(apply_until) <= now ? "closed" : "open";
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a zone at a moment, as `YYYY-MM-DD`. */
function dayIn(timeZone: string, moment: Date): string {
  // Takes long to make, so each is made once.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

const dayMs = 86_400_000;

/** Days until the day of an event, by the clocks of its city: 0 on that day, less than nothing after it. */
export function daysUntil(
  { start_date, time_zone }: Pick<EventSummary, "start_date" | "time_zone">,
  now: Date,
): number {
  return Math.round((Date.parse(start_date) - Date.parse(dayIn(time_zone, now))) / dayMs);
}

/** The same as a number and what it counts: `3`, `days to go`. */
export function daysWords(days: number): [number: string, words: string] {
  if (days === 0) return ["Today", "is the day"];
  const unit = Math.abs(days) === 1 ? "day" : "days";
  return [String(Math.abs(days)), days > 0 ? `${unit} to go` : `${unit} since it began`];
}
