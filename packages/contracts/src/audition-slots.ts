import { auditionLimits } from "./audition-limits.ts";

/** From one clock time to another, as `HH:mm`. */
export type ClockSpan = { from: string; to: string };

type Plan = { start_time: string; end_time: string; slot_minutes: number; breaks: ClockSpan[] };

/** Minutes since midnight of a clock time. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** When the times of a day begin, in minutes since midnight: one after the other, each whole before the end, none over a break. */
export function slotStarts({ start_time, end_time, slot_minutes, breaks }: Plan): number[] {
  const end = minutesOf(end_time);
  const starts: number[] = [];
  // Whatever a form holds while somebody types: less would make times without end.
  if (!(slot_minutes >= auditionLimits.slotMinutesMin)) return starts;
  for (let at = minutesOf(start_time); at + slot_minutes <= end; ) {
    const inTheWay = breaks.find(({ from, to }) => at < minutesOf(to) && minutesOf(from) < at + slot_minutes);
    if (inTheWay) at = minutesOf(inTheWay.to);
    else {
      starts.push(at);
      at += slot_minutes;
    }
  }
  return starts;
}
