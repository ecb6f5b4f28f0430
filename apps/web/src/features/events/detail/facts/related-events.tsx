import type { EventDetails, EventSummary } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Link } from "#shared/ui/link.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { cityOf } from "../../slip/event-words.ts";
import { Slip } from "../../slip/slip.tsx";
import { SlipFact } from "../../slip/slip-fact.tsx";
import { slipGrid, slipGridSizes } from "../../slip/slip-grid.ts";
import { SlipSkeleton } from "../../slip/slip-skeleton.tsx";
import { relatedInput } from "../detail-queries.ts";

const places = Array.from({ length: limits.eventRelated }, (_, index) => index);

function RelatedSlip({ event }: { event: EventSummary }) {
  const { venue_name, category_name, start_date } = event;
  const city = cityOf(event);
  return (
    <Slip event={event} sizes={slipGridSizes} kindWord={category_name || "EVENT"}>
      <dl className="grid grid-cols-2 gap-x-4">
        <SlipFact label="Start Date" value={formatDay(start_date)} />
        <SlipFact label="Location" value={venue_name ? `${venue_name}, ${city}` : city} />
      </dl>
    </Slip>
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
      <Loading text="Loading events..." className={slipGrid}>
        {places.map((place) => (
          <SlipSkeleton key={place} />
        ))}
      </Loading>
    );
  }
  if (data.events.length === 0) return <NothingElse />;
  return (
    <ul className={slipGrid}>
      {data.events.map((event) => (
        <li key={event.id}>
          <RelatedSlip event={event} />
        </li>
      ))}
    </ul>
  );
}

/** What else is coming up in the category, where the event has one. */
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
