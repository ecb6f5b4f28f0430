import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { ReceivedItem } from "./received-item.tsx";
import { useReceived } from "./received-queries.ts";

const id = "applications";

function countWords(count: number, isPart: boolean): string {
  if (isPart) return `${count} of the applications are shown.`;
  return count === 1 ? "1 application" : `${count} applications`;
}

const skeleton = (
  <Loading text="Loading applications..." className="grid gap-3">
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
  </Loading>
);

function ReceivedList({ eventId }: { eventId: number }) {
  const { query, place } = useReceived(eventId);
  const { start } = place;
  const count = query.data?.pages.flatMap((page) => page.applications).length ?? 0;
  return (
    <>
      {count > 0 && (
        <p role="status" className="text-muted">
          {countWords(count, start > 1 || query.hasNextPage)}
        </p>
      )}
      <PagedList
        query={query}
        place={place}
        itemsOf={(page) => page.applications}
        words={["application", "applications"]}
        failure="The applications could not be loaded"
        skeleton={skeleton}
        empty={<p className="text-muted">Nobody has applied yet.</p>}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {(application) => <ReceivedItem application={application} start={start} />}
      </PagedList>
    </>
  );
}

/** For the poster of an event: its applications, newest first. Loaded late, so it scrolls to a linked hash itself. */
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
      <ReceivedList eventId={eventId} />
    </section>
  );
}
