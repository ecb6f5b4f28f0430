import { crowdfundingTexts, eventTexts } from "@callboard/contracts/event-form";
import { numberFrom } from "../dates.ts";
import type { DemoEvent } from "./event-files.ts";

const dayMs = 86_400_000;
const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** No country has numbers that begin with three zeros: nobody's. */
const contactNumberOf = (username: string) =>
  `000555${String(numberFrom(username, 10_000)).padStart(4, "0")}`;

/** What whoever posts it would have filled in on that day, photos apart. */
export function eventInputOf(event: DemoEvent, now: Date, category_id: number) {
  const { kind, title, tags, description, price, contact_person, posted_by } = event;
  const { venue_name, city, address_1, address_2, start_time, end_time, in_days } = event;
  const texts = kind === "event" ? eventTexts : crowdfundingTexts;
  return texts.parse({
    ...{ kind, title, category_id, tags, description, price, contact_person, start_time, end_time },
    ...{ venue_name, present_city: city, address_1, address_2 },
    start_date: dayFrom(now, in_days),
    apply_by: event.apply_days_before && dayFrom(now, in_days - event.apply_days_before),
    website: `https://${posted_by}.example.com/${event.slug}`,
    contact_number: contactNumberOf(posted_by),
    email: `${posted_by}@example.com`,
  });
}
