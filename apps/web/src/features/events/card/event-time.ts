import type { EventSummary } from "@callboard/contracts/event";
import { type Dayjs, parseDate } from "#shared/lib/dates/dates.ts";
import { inTimeZone } from "#shared/lib/dates/wall-clock.ts";
import { openRolesOf } from "../roles/role-text.ts";

/**
 * When an event is, on the clocks of its city: `18:00 IST`, or `18:00–20:30 IST` where it says its end. Null where only its
 * day is known.
 */
export function formatTimes(event: Pick<EventSummary, "start_time" | "end_time" | "time_zone_name">) {
  const { start_time, end_time, time_zone_name } = event;
  if (start_time === null) return null;
  return `${end_time ? `${start_time}–${end_time}` : start_time} ${time_zone_name}`;
}

/**
 * What becomes of an application that is sent now: `past` once the event has begun, `closed` once no more are taken, by their last day
 * or because its poster says so, of the call or of each of its roles.
 */
export function callStateOf(
  event: Pick<EventSummary, "starts_at" | "apply_until" | "roles_until" | "status">,
  now: Dayjs,
): "open" | "closed" | "past" | "cancelled" {
  const { starts_at, apply_until, status } = event;
  if (status === "cancelled") return "cancelled";
  if (!now.isBefore(starts_at ?? apply_until)) return "past";
  const isTaken = status === "published" && now.isBefore(apply_until) && openRolesOf(event, now) !== 0;
  return isTaken ? "open" : "closed";
}

/** Days until the day of an event, by the clocks of its city: 0 on that day, less than nothing after it. */
export function daysUntil(
  { start_date, time_zone }: Pick<EventSummary, "start_date" | "time_zone">,
  now: Dayjs,
): number {
  const today = inTimeZone(now, time_zone).format("YYYY-MM-DD");
  return parseDate(start_date).diff(parseDate(today), "day");
}

/** The same as a number and what it counts: `3`, `days to go`. */
export function daysLeftText(days: number): [number: string, words: string] {
  if (days === 0) return ["Today", "is the day"];
  const unit = Math.abs(days) === 1 ? "day" : "days";
  return [String(Math.abs(days)), days > 0 ? `${unit} to go` : `${unit} since it began`];
}
