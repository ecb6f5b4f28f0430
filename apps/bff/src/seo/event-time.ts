import type { EventSummary } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";

const minute = 60_000;
const day = 1_440 * minute;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** How long an event lasts, in ms. One that ends before it starts goes on into the next day. */
function lengthOf({ start_time, end_time }: Pick<EventSummary, "start_time" | "end_time">): number {
  if (end_time === null || end_time === start_time) return limits.eventLength;
  return ((minutesOf(end_time) - minutesOf(start_time)) * minute + day) % day;
}

/** When an event begins and ends. */
export function spanOf(event: Pick<EventSummary, "starts_at" | "start_time" | "end_time">) {
  const start = new Date(event.starts_at);
  return { start, end: new Date(start.getTime() + lengthOf(event)) };
}

/**
 * A moment as a zone's clocks show it, with their distance from UTC: `2026-05-04T10:30:00+05:30`. In UTC where nobody
 * knows the zone.
 */
export function zonedTime(moment: Date, timeZone: string): string {
  try {
    const wall = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName");
    return `${wall.format(moment).replace(" ", "T")}${name?.value.slice("GMT".length) || "+00:00"}`;
  } catch {
    return moment.toISOString();
  }
}
