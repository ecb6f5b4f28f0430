import type { EventSummary } from "@callboard/contracts/event";
import ical, { ICalEventStatus } from "ical-generator";
import { parseDate } from "../../dates.ts";
import { spanOf } from "../../rendering/head/event-time.ts";

export type CalendarOptions = {
  /** Of the whole calendar, where it is one to subscribe to. */
  name?: string;
  /** After how long subscribers look again, in seconds. */
  ttl?: number;
};

/**
 * Events as a calendar file (RFC 5545), in UTC. Their UIDs are the same on every address of the site, so that a calendar
 * which takes one in twice shows one event.
 */
export function calendarOf(events: EventSummary[], origin: string, options: CalendarOptions = {}): string {
  const calendar = ical({
    prodId: { company: "Callboard", product: "Callboard", language: "EN" },
    ...options,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `event-${event.id}@callboard`,
      stamp: parseDate(event.created_at ?? event.start_date),
      ...(spanOf(event) ?? { start: parseDate(event.start_date), allDay: true }),
      summary: event.title,
      description: event.description,
      location: [event.venue_name, event.address, event.present_city].filter(Boolean).join(", "),
      url: `${origin}/event/${event.id}`,
      // A calendar that has an earlier version takes this one instead.
      sequence: event.version,
      status: event.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
