import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { cardItem, cardRow } from "../card/card-grid.ts";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import { EventCard } from "../card/event-card.tsx";
import { featuredCount } from "./listing-queries.ts";
import { listFailure, useFeatured, useList } from "./use-listing.ts";

const rowClass = `${cardRow} lg:grid-cols-6`;
/** Five cards: two large ones above three. Three or fewer: one row. A scrolling row on phones. */
function isLarge(place: number, count: number): boolean {
  return count !== 3 && (place < 2 || count === 4);
}

/** On tablets the first of an odd number fills a row. */
function lookOf(place: number, count: number): string {
  const isAlone = place === 0 && count % 2 === 1;
  const wide = isLarge(place, count) ? "lg:col-span-3" : "lg:col-span-2";
  return cx(cardItem, isAlone && "sm:max-lg:col-span-2", wide);
}

function sizesOf(place: number, count: number): string {
  const wide = isLarge(place, count) ? "628px, (min-width: 1024px) 47vw" : "411px, (min-width: 1024px) 31vw";
  return `(min-width: 1360px) ${wide}, (min-width: 640px) 46vw, 84vw`;
}

const places = Array.from({ length: featuredCount }, (_, index) => index);

function FeaturedSkeleton() {
  return (
    <Loading text="Loading events..." className={rowClass}>
      {places.map((place) => (
        <div key={place} className={lookOf(place, places.length)}>
          <CardSkeleton />
        </div>
      ))}
    </Loading>
  );
}

function FeaturedRow() {
  const { data, error, isPlaceholderData } = useFeatured();
  const retry = useRetryFailed();
  const failure = error ? failureMessage(readFailure(error), listFailure) : undefined;
  if (failure && !data) return <ErrorState message={failure} onRetry={retry} />;
  if (!data) return <FeaturedSkeleton />;
  const { events } = data;
  return (
    <ul
      aria-busy={isPlaceholderData}
      className={`${rowClass} transition-opacity duration-180 aria-busy:opacity-60`}
    >
      {events.map((event, place) => (
        <li key={event.id} className={lookOf(place, events.length)}>
          <EventCard event={event} sizes={sizesOf(place, events.length)} isPriority={place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Hidden where nothing is featured, and where the list below failed, which shows the message for both. */
export function FeaturedEvents() {
  const featured = useFeatured();
  const list = useList("event", 1);
  const isNothing = featured.data?.events.length === 0;
  if (isNothing || (featured.error && list.error)) return null;
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-4 text-28">
        Featured
      </h2>
      <FeaturedRow />
    </section>
  );
}
