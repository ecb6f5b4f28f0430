import { limits } from "@callboard/contracts/limits";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { ApplyOverList } from "../application/over-list/apply-over-list.tsx";
import { cardGridSizes, cardItem, cardRow } from "../card/card-grid.ts";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import { EventCard } from "../card/event-card.tsx";
import { theatreIdOf, upcomingInput } from "./theatre-queries.ts";

const rowClass = `${cardRow} lg:grid-cols-3`;
const inline = { errors: "inline" } as const;
const places = Array.from({ length: limits.eventRelated }, (_, index) => index);

const useCategories = () => trpc.event.categories.useQuery(undefined, { meta: inline });

/** The upcoming theatre calls. */
function useTheatreCalls() {
  const categories = useCategories();
  const id = theatreIdOf(categories.data);
  const calls = trpc.event.related.useQuery(upcomingInput(id ?? 0), {
    enabled: id !== undefined,
    meta: inline,
  });
  return { events: calls.data?.events, error: categories.error ?? calls.error };
}

function Calls() {
  const { events, error } = useTheatreCalls();
  const retry = useRetryFailed();
  if (error) {
    const message = failureMessage(readFailure(error), "Theatre calls could not be loaded");
    return <ErrorState message={message} onRetry={retry} />;
  }
  if (!events) {
    return (
      <Loading text="Loading theatre calls..." className={rowClass}>
        {places.map((place) => (
          <div key={place} className={cardItem}>
            <CardSkeleton />
          </div>
        ))}
      </Loading>
    );
  }
  if (events.length === 0) {
    const action = (
      <Link to="/create-event" className={buttonClass({ variant: "secondary" })}>
        Post an audition
      </Link>
    );
    return <Empty title="No theatre calls yet" text="The next one is pinned here first." action={action} />;
  }
  return (
    <ul className={rowClass}>
      {events.map((event) => (
        <li key={event.id} className={cardItem}>
          <EventCard event={event} sizes={cardGridSizes} />
        </li>
      ))}
    </ul>
  );
}

/** The theatre section of the home page: upcoming calls, soonest first. There is none where events have no such category. */
export function TheatreSection() {
  const { data: categories } = useCategories();
  if (categories && theatreIdOf(categories) === undefined) return null;
  return (
    <section id="theatre" aria-labelledby="theatre-heading" className="below-fold wrap pt-16 sm:pt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="theatre-heading" className="text-28 sm:text-34">
            Theatre
          </h2>
          <p className="mt-2 text-muted">Upcoming calls for the stage, the soonest first.</p>
        </div>
        <Link to="/events" className={buttonClass({ variant: "secondary" })}>
          All auditions & events
        </Link>
      </div>
      <Calls />
      <ApplyOverList />
    </section>
  );
}
