import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { hashToInt } from "./hash-to-int.ts";

dayjs.extend(utc);

const dayMs = 86_400_000;

const earlier = (one: dayjs.Dayjs, other: dayjs.Dayjs) => (one.isBefore(other) ? one : other).toDate();

/**
 * When an article of that age came out: that many days before the day of `now`, in the daytime of India, at an hour
 * that only its slug decides. Never in the future.
 */
export function publicationDate(now: Date, slug: string, daysAgo: number): Date {
  const morning = dayjs.utc(now).startOf("day").subtract(daysAgo, "day").add(3, "hour");
  return earlier(morning.add(5 * hashToInt(slug, 12 * 12), "minute"), dayjs.utc(now).subtract(1, "hour"));
}

/** When a comment was written, that many days (and parts of days) after `published`. Never in the future. */
export function commentDate(now: Date, published: Date, daysAfter: number): Date {
  const written = dayjs.utc(published).add(Math.round(daysAfter * dayMs), "millisecond");
  return earlier(written, dayjs.utc(now).subtract(1, "minute"));
}

/** The calendar day so many days after `now`, `YYYY-MM-DD` in UTC. */
export const calendarDay = (now: Date, days: number): string =>
  dayjs.utc(now).add(days, "day").format("YYYY-MM-DD");

/** A year before a moment. */
export const yearBefore = (moment: Date): Date => dayjs.utc(moment).subtract(365, "day").toDate();

export const yearOf = (moment: Date): number => dayjs.utc(moment).year();
