import type { AuditionDaySummary } from "@callboard/contracts/audition";
import { clockInWords } from "@callboard/contracts/audition-time";

type Where = { place: string | null; link: string | null };

/** Where an audition is: a place, or on the web. */
export const whereWords = ({ place, link }: Where): string => place ?? (link ? "Online" : "");

export const spanWords = (slot: { starts_at: string; ends_at: string }, zone: string): string =>
  `${clockInWords(slot.starts_at, zone)}–${clockInWords(slot.ends_at, zone)}`;

/** How a day stands in the list: what is booked, and what is still open. */
export function countWords({ counts, slots, capacity }: AuditionDaySummary): string {
  const parts = [`${counts.booked} of ${slots * capacity} booked`];
  if (counts.invited > 0) parts.push(`${counts.invited} not answered`);
  if (counts.waiting > 0) parts.push(`${counts.waiting} waiting`);
  if (counts.declined > 0) parts.push(`${counts.declined} not coming`);
  return parts.join(", ");
}
