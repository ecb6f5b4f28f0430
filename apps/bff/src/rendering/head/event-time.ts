import type { EventSummary } from "@callboard/contracts/event";
import { momentInZone, parseDate } from "../../dates.ts";

/** Of an event without an end, in ms. */
const defaultLength = 7_200_000;

type Times = Pick<EventSummary, "starts_at" | "start_date" | "start_time" | "end_time" | "time_zone">;

/**
 * When an event begins and ends; null where only its day is known. It ends when the clocks of its city say so, whatever
 * they did meanwhile, and on the next day where that is before its start.
 */
export function spanOf({ starts_at, start_date, start_time, end_time, time_zone }: Times) {
  if (starts_at === null || start_time === null) return null;
  const start = parseDate(starts_at);
  if (end_time === null || end_time === start_time) return { start, end: start.add(defaultLength) };
  const endOn = (day: string) => momentInZone(`${day}T${end_time}`, time_zone);
  const end = endOn(start_date);
  const nextDay = () => parseDate(start_date).add(1, "day").format("YYYY-MM-DD");
  return { start, end: end.isAfter(start) ? end : endOn(nextDay()) };
}
