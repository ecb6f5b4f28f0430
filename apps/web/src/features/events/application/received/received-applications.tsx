import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { ReceivedItem } from "./received-item.tsx";
import { useReceived } from "./received-queries.ts";

const id = "applications";

function countWords(count: number, isPart: boolean): string {
  if (isPart) return `${count} of the applications are shown.`;
  return count === 1 ? "1 application" : `${count} applications`;
}

function ReceivedList({ eventId }: { eventId: number }) {
  const { query, place } = useReceived(eventId);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { start, addressOf } = place;
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage, addressOf });
  const failure = error
    ? failureMessage(readFailure(error), "The applications could not be loaded")
    : undefined;
  if (failure && !data) return <ErrorState message={failure} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading text="Loading applications..." className="grid gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  }
  const applications = data.pages.flatMap((page) => page.applications);
  if (applications.length === 0) return <p className="text-muted">Nobody has applied yet.</p>;
  return (
    <>
      <p role="status" className="text-muted">
        {countWords(applications.length, start > 1 || hasNextPage)}
      </p>
      {start > 1 && <NewerLink to={addressOf(start - 1)} text="Newer applications" />}
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-surface">
        {applications.map((application) => (
          <li key={application.id}>
            <ReceivedItem application={application} start={start} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={addressOf(start + data.pages.length)}
          failure={failure}
        />
      )}
    </>
  );
}

/** For the poster of an event: who has applied for it, the newest first. Comes late, so a link to it scrolls here itself. */
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
