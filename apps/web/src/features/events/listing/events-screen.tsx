import { CalendarPlus, Rss } from "lucide-react";
import { FeedLink } from "#shared/ui/list/feed-link.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { ApplyOverList } from "../application/over-list/apply-over-list.tsx";
import { FindCalls } from "../finding/find-calls.tsx";
import { resultsId } from "../finding/results.ts";
import { VideoSection } from "../videos/video-section.tsx";
import { calendarFeed, newestFeed } from "./calls-feeds.ts";
import { EventList } from "./event-list.tsx";
import { FeaturedEvents } from "./featured-events.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import { isFeaturedShown } from "./listing-queries.ts";
import { useListingPage, useListingState } from "./use-listing.ts";

/** The state is in the URL. */
export function EventsScreen() {
  const { state } = useListingState();
  const start = useListingPage("event", {
    title: "Auditions & Events",
    description:
      "Explore upcoming events: auditions, castings, workshops and crew calls, with their dates, cities and compensation.",
  });
  return (
    <div className="wrap grid grid-cols-1 gap-12 pt-8 sm:gap-16 sm:pt-12">
      <div className="grid grid-cols-1 gap-10">
        <div className="grid grid-cols-1 gap-6">
          <div>
            <h1 className="text-34 sm:text-40">Auditions & Events</h1>
            <p className="mt-2 text-18 text-muted">Explore upcoming events</p>
          </div>
          <ListingFilters label="Search events" />
        </div>
        {isFeaturedShown(state, start) && (
          <ErrorBoundary>
            <FeaturedEvents />
          </ErrorBoundary>
        )}
      </div>
      <div className="grid grid-cols-1 gap-8">
        <ErrorBoundary>
          <FindCalls />
        </ErrorBoundary>
        <section aria-labelledby={resultsId}>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 border-ink border-b-2">
            <h2 id={resultsId} className="pb-2 text-28">
              All auditions & events
            </h2>
            <div className="flex flex-wrap gap-x-5">
              <FeedLink feed={calendarFeed(state)} Icon={CalendarPlus}>
                Subscribe to the calendar
              </FeedLink>
              <FeedLink feed={newestFeed(state)} Icon={Rss}>
                RSS feed
              </FeedLink>
            </div>
          </div>
          <ErrorBoundary>
            <EventList kind="event" start={start} isFirst={start > 1} />
          </ErrorBoundary>
        </section>
      </div>
      <ErrorBoundary>
        <VideoSection />
      </ErrorBoundary>
      <ApplyOverList />
    </div>
  );
}
