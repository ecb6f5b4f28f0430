import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

const id = "applications";

/** How many applied and how many of them nobody has opened, and the way to their board. */
function Summary({ eventId }: { eventId: number }) {
  const query = trpc.board.get.useQuery({ event_id: eventId }, { meta: { errors: "inline" } });
  if (query.isPending)
    return (
      <Loading text="Loading applications...">
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  if (query.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>The applications could not be loaded</p>
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          Retry
        </Button>
      </div>
    );
  const { counts } = query.data;
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (count === 0) return <p className="text-muted">Nobody has applied yet.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4">
      <p>
        <strong className="font-semibold">{count === 1 ? "1 application" : `${count} applications`}</strong>
        {counts.sent > 0 && <span className="text-muted">, {counts.sent} new</span>}
      </p>
      <Link to={`/account/calls/${eventId}`} className={buttonClass()}>
        Open the board
      </Link>
    </div>
  );
}

/** For the poster of an event: its applications. Loaded late, so it scrolls to a linked hash itself. */
export function ReceivedApplications({ eventId }: { eventId: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section id={id} aria-labelledby="applications-heading" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 ref={heading} id="applications-heading" tabIndex={-1} className="text-28">
        Applications
      </h2>
      <Summary eventId={eventId} />
    </section>
  );
}
