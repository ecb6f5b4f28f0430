import type { HeadFeed } from "@callboard/contracts/rendering";
import { type ListingState, listingUrl } from "./listing-url.ts";

/** The iCalendar feed of upcoming events with the list's search and city. */
export function calendarFeed({ search, city }: Pick<ListingState, "search" | "city">): HeadFeed {
  return {
    format: "calendar",
    title: "Auditions & events | Callboard",
    path: listingUrl("/events.ics", { search, city, filter: "", page: 1 }),
  };
}
