import { crowdfundingTexts, eventTexts } from "@callboard/contracts/event-form";
import { calendarDay } from "../dates.ts";
import { hashToInt } from "../hash-to-int.ts";
import type { DemoEvent } from "./events.ts";

/** No country's numbers begin with three zeros, so this is nobody's. */
const contactNumberOf = (username: string) => `000555${String(hashToInt(username, 10_000)).padStart(4, "0")}`;

/** What the form would have been filled in with, without the photos. */
export function toEventInput(event: DemoEvent, now: Date, category_id: number) {
  const { kind, title, tags, description, price, contact_person, posted_by } = event;
  const { venue_name, city, address_1, address_2, start_time, end_time, in_days } = event;
  const lastDay = in_days - (event.apply_days_before ?? 0);
  const texts = kind === "event" ? eventTexts : crowdfundingTexts;
  return texts.parse({
    ...{ kind, title, category_id, tags, description, price, contact_person, start_time, end_time },
    ...{ venue_name, present_city: city, address_1, address_2 },
    start_date: calendarDay(now, in_days),
    apply_by: event.apply_days_before && calendarDay(now, lastDay),
    decide_by: event.decide_days_after && calendarDay(now, lastDay + event.decide_days_after),
    roles: event.roles,
    website: `https://${posted_by}.example.com/${event.slug}`,
    contact_number: contactNumberOf(posted_by),
    email: `${posted_by}@example.com`,
  });
}
