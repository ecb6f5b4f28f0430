import type { EventDetails, EventSummary } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { CardFact } from "../../card/card-fact.tsx";
import { CardFrame } from "../../card/card-frame.tsx";
import { cardGrid, cardGridSizes } from "../../card/card-grid.ts";
import { CardSkeleton } from "../../card/card-skeleton.tsx";
import { cityOf } from "../../card/event-text.ts";
import { relatedInput } from "../detail-queries.ts";

const places = Array.from({ length: limits.eventRelated }, (_, index) => index);

function RelatedCard({ event }: { event: EventSummary }) {
  const { venue_name, category_name, start_date } = event;
  const city = cityOf(event);
  return (
    <CardFrame event={event} sizes={cardGridSizes} kindWord={category_name || "EVENT"}>
      <dl className="grid grid-cols-2 gap-x-4">
        <CardFact label="Start Date" value={formatDay(start_date)} />
        <CardFact label="Location" value={venue_name ? `${venue_name}, ${city}` : city} />
      </dl>
    </CardFrame>
  );
}

function NothingElse() {
  return (
    <Empty
      title="No upcoming events available"
      action={
        <Link to="/events" className={buttonClass({ variant: "secondary" })}>
          See all events
        </Link>
      }
    />
  );
}

function RelatedGrid({ categoryId, except }: { categoryId: number; except: number }) {
  const { data, error } = trpc.event.related.useQuery(relatedInput(categoryId, except), {
    meta: { errors: "inline" },
  });
  const retry = useRetryFailed();
  if (error && !data) return <ErrorState message={failureMessage(readFailure(error))} onRetry={retry} />;
  if (!data) {
    return (
      <Loading text="Loading events..." className={cardGrid}>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </Loading>
    );
  }
  if (data.events.length === 0) return <NothingElse />;
  return (
    <ul className={cardGrid}>
      {data.events.map((event) => (
        <li key={event.id}>
          <RelatedCard event={event} />
        </li>
      ))}
    </ul>
  );
}

export function RelatedEvents({ event: { id, eventCategory } }: { event: EventDetails }) {
  return (
    <section aria-labelledby="related-events" className="below-fold wrap pt-12 sm:pt-16 print:hidden">
      <h2 id="related-events" className="mb-6 text-28">
        Other Related Events
      </h2>
      {eventCategory ? <RelatedGrid categoryId={eventCategory.id} except={id} /> : <NothingElse />}
    </section>
  );
}
