import type { ApplicationState, ReceivedApplication } from "@callboard/contracts/application";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button } from "#shared/ui/button.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useBoardActs } from "../board-context.ts";
import { columnWords, isTarget } from "../columns.ts";
import { useApplications } from "../lists/use-applications.ts";
import type { BoardPlace } from "../use-board-place.ts";
import { ApplicantCard } from "./applicant-card.tsx";
import { useDropTarget } from "./use-dragging.ts";
import { VirtualList } from "./virtual-list.tsx";

const skeleton = (
  <Loading text="Loading applications..." className="grid gap-2">
    <Skeleton className="h-36 w-full" />
    <Skeleton className="h-36 w-full" />
  </Loading>
);

type ColumnProps = { state: ApplicationState; place: BoardPlace; count: string };

/** One state of the board: its applications, and where others are dropped. */
export function Column({ state, place, count }: ColumnProps) {
  const { eventId, moving, selection } = useBoardActs();
  const query = useApplications(eventId, { filter: { ...place.filter, state }, sort: place.sort });
  const items = query.data?.pages.flatMap((page) => page.applications) ?? [];
  // One of the ticked ones takes the others along.
  const drop = (application: ReceivedApplication) => {
    if (!isTarget(state)) return;
    const { rows, clear } = selection;
    moving.move(rows.has(application.id) ? [...rows.values()] : [application], state);
    if (rows.has(application.id)) clear();
  };
  const [element, isOver] = useDropTarget(drop, isTarget(state));
  const word = columnWords[state];
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError)
      void query.fetchNextPage();
  };
  return (
    <section
      ref={element}
      aria-labelledby={`column-${state}`}
      className={cx(
        "flex h-[max(24rem,calc(100dvh-16rem))] w-72 shrink-0 snap-start flex-col gap-3 rounded-card bg-sunken p-3",
        isOver && "outline-3 outline-primary",
      )}
    >
      <h2 id={`column-${state}`} className="flex items-baseline justify-between gap-2 font-sans text-16">
        {word} <span className="text-15 font-normal text-muted tabular-nums">{count}</span>
      </h2>
      {query.isPending && skeleton}
      {query.isError && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>The applications could not be loaded</p>
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            Retry
          </Button>
        </div>
      )}
      {query.isSuccess && items.length === 0 && <p className="text-15 text-muted">Nobody here.</p>}
      {items.length > 0 && (
        <VirtualList
          label={word}
          items={items}
          keyOf={({ id }) => id}
          height={150}
          onEnd={loadMore}
          wanted={moving.followed}
          className="min-h-0 flex-1 overflow-y-auto"
        >
          {(application) => <ApplicantCard application={application} />}
        </VirtualList>
      )}
    </section>
  );
}
