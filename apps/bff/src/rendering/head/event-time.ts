import type { EventSummary } from "@callboard/contracts/event";
import { parseDate } from "../../dates.ts";

/** Of an event without an end, in ms. */
const defaultLength = 7_200_000;

const minutesOfDay = 1_440;

/** When an event begins and ends; null where only its day is known. One that ends before it starts goes on into the next day. */
export function spanOf({
  starts_at,
  start_time,
  end_time,
}: Pick<EventSummary, "starts_at" | "start_time" | "end_time">) {
  if (starts_at === null || start_time === null) return null;
  const start = parseDate(starts_at);
  if (end_time === null || end_time === start_time) return { start, end: start.add(defaultLength) };
  const clock = (time: string) => parseDate(`1970-01-01T${time}`);
  const minutes = clock(end_time).diff(clock(start_time), "minute");
  return { start, end: start.add(minutes < 0 ? minutes + minutesOfDay : minutes, "minute") };
}
