import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { cardGrid } from "../../card/card-grid.ts";
import { CardSkeleton } from "../../card/card-skeleton.tsx";
import { ShortCards } from "../../card/short-cards.tsx";
import { relatedInput } from "../detail-queries.ts";

const places = Array.from({ length: limits.eventRelated }, (_, index) => index);

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
  return <ShortCards events={data.events} />;
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
