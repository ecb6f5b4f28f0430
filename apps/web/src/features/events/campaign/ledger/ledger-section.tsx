import type { EventDetails } from "@callboard/contracts/event";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useLedger } from "../campaign-queries.ts";
import { LedgerLine } from "./ledger-line.tsx";

function LedgerList({ eventId }: { eventId: number }) {
  const { query, place } = useLedger(eventId);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { start, addressOf } = place;
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage, addressOf });
  const failure = error ? failureMessage(readFailure(error), "The ledger could not be loaded") : undefined;
  if (failure && !data) return <ErrorState message={failure} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading text="Loading the ledger..." className="grid gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  }
  const lines = data.pages.flatMap((page) => page.lines);
  if (lines.length === 0) return <p className="text-muted">Nobody has pledged yet. Be the first.</p>;
  return (
    <>
      {start > 1 && <NewerLink to={addressOf(start - 1)} text="Newer lines" />}
      <ul ref={list} className="divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <li key={line.id}>
            <LedgerLine line={line} />
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

/** Every pledge to a campaign, and every one that was taken back, the newest first. */
export function LedgerSection({ event: { id } }: { event: EventDetails }) {
  return (
    <section aria-labelledby="ledger" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h2 id="ledger" className="text-28">
          Ledger
        </h2>
        <p className="mt-1 text-muted">
          Every pledge, newest first. One that is taken back stays, with its counterpart.
        </p>
      </div>
      <LedgerList eventId={id} />
    </section>
  );
}
