import type { ReceivedApplication } from "@callboard/contracts/application";
import { useRef } from "react";
import { Button } from "#shared/ui/button.tsx";
import { Portrait } from "#shared/ui/portrait.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useBoardActs } from "../board-context.ts";
import { columnWords } from "../columns.ts";
import { useApplications } from "../lists/use-applications.ts";
import type { BoardPlace } from "../use-board-place.ts";
import { ApplicantFacts } from "./applicant-facts.tsx";
import { MoveSelect } from "./move-select.tsx";
import { VirtualList } from "./virtual-list.tsx";

type RowProps = { application: ReceivedApplication; onMoved: () => void };

function Row({ application, onMoved }: RowProps) {
  const { selection, open, canDecide } = useBoardActs();
  const { id, applicant, profile, state } = application;
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-2 rounded-control border border-line bg-surface p-3 sm:grid-cols-[auto_1fr_8rem_11rem] sm:items-center">
      <input
        type="checkbox"
        checked={selection.rows.has(id)}
        onChange={() => selection.toggle(application)}
        aria-label={`Select ${applicant.name}`}
        className="mt-1 size-5 accent-primary sm:mt-0"
      />
      <div className="flex min-w-0 items-center gap-3">
        <Portrait profile={profile} size="small" />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
          <button
            type="button"
            onClick={() => open(application)}
            className="justify-self-start text-left font-semibold wrap-anywhere hover:underline"
          >
            {applicant.name}
          </button>
          <ApplicantFacts application={application} />
        </div>
      </div>
      <span className="text-15 max-sm:col-start-2">{columnWords[state]}</span>
      <div className="max-sm:col-start-2">
        {canDecide && (
          <MoveSelect label={`Move ${applicant.name}`} {...{ state, onMoved }} rows={[application]} />
        )}
      </div>
    </div>
  );
}

function Rows({ place, onMoved }: { place: BoardPlace; onMoved: () => void }) {
  const { eventId, selection } = useBoardActs();
  const query = useApplications(eventId, place);
  const items = query.data?.pages.flatMap((page) => page.applications) ?? [];
  if (query.isPending)
    return (
      <Loading text="Loading applications..." className="grid gap-2">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </Loading>
    );
  if (query.isError && items.length === 0)
    return <ErrorState message="The applications could not be loaded" onRetry={() => void query.refetch()} />;
  if (items.length === 0) return <p className="text-muted">No application is like that.</p>;
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError)
      void query.fetchNextPage();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => selection.add(items)}
      >
        Select those that are loaded
      </Button>
      <VirtualList
        label="Applications"
        items={items}
        keyOf={({ id }) => id}
        height={96}
        onEnd={loadMore}
        className="h-[max(24rem,calc(100dvh-18rem))] overflow-y-auto"
      >
        {(application) => <Row {...{ application, onMoved }} />}
      </VirtualList>
    </div>
  );
}

/** The same applications as on the board, one below the other. */
export function ListView({ place }: { place: BoardPlace }) {
  const view = useRef<HTMLElement>(null);
  // Where one state is asked for, whoever is moved is gone from the list.
  const handleMoved = () => {
    if (place.filter.state) view.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={view} aria-label="List" tabIndex={-1}>
      <Rows place={place} onMoved={handleMoved} />
    </section>
  );
}
