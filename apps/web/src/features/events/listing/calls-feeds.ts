import type { HeadFeed } from "@callboard/contracts/rendering";
import { type ListingState, listingUrl } from "./listing-url.ts";

type Followed = Pick<ListingState, "search" | "city" | "calls">;

/** A feed goes on when the list's day is over, and has an order of its own. */
function feedPath(path: string, { search, city, calls }: Followed): string {
  const { sort: _sort, day: _day, ...filters } = calls ?? {};
  return listingUrl(path, { search, city, calls: filters, filter: "", page: 1 });
}

const title = "Auditions & events | Callboard";

/** The iCalendar feed of upcoming events with the list's filters. */
export const calendarFeed = (list: Followed): HeadFeed => ({
  ...{ format: "calendar", title, path: feedPath("/events.ics", list) },
});

/** The RSS feed of the newest of them. */
export const newestFeed = (list: Followed): HeadFeed => ({
  ...{ format: "rss", title, path: feedPath("/events.xml", list) },
});
