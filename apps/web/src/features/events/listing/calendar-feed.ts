import type { HeadFeed } from "@callboard/contracts/rendering";
import { type ListingState, listingUrl } from "./listing-url.ts";

/** The calendar with the coming events that the words and the city of a list leave. */
export function calendarFeed({ search, city }: Pick<ListingState, "search" | "city">): HeadFeed {
  return {
    format: "calendar",
    title: "Auditions & events | Callboard",
    path: listingUrl("/events.ics", { search, city, filter: "", page: 1 }),
  };
}
