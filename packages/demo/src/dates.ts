import { hashToInt } from "./hash-to-int.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * When an article of that age came out: that many days before the day of `now`, in the daytime of India, at an hour
 * that only its slug decides. Never in the future.
 */
export function publicationDate(now: Date, slug: string, daysAgo: number): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const time = 3 * hourMs + hashToInt(slug, 12 * 12) * 5 * minuteMs;
  return new Date(Math.min(midnight - daysAgo * dayMs + time, now.getTime() - hourMs));
}

/** When a comment was written, that many days after `published`. Never in the future. */
export function commentDate(now: Date, published: Date, daysAfter: number): Date {
  return new Date(Math.min(published.getTime() + Math.round(daysAfter * dayMs), now.getTime() - minuteMs));
}
