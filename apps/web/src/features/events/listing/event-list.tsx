import type { EventKind } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Link } from "#shared/ui/link.tsx";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { ShownCount } from "#shared/ui/list/shown-count.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { CampaignCard } from "../card/campaign-card.tsx";
import { cardGrid, cardGridSizes } from "../card/card-grid.ts";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import { EventCard } from "../card/event-card.tsx";
import { listFailure, useList, useListingState } from "./use-listing.ts";

/** Campaigns stand right under the heading of their page, events under one of their own. */
const kinds = {
  event: {
    Card: EventCard,
    headingLevel: 3,
    words: ["event", "events"],
    start: { to: "/create-event", text: "Post an audition" },
  },
  crowdfunding: {
    Card: CampaignCard,
    headingLevel: 2,
    words: ["request", "requests"],
    start: { to: "/create-crowdfunding-request", text: "Raise funds for a project" },
  },
} as const;
const places = Array.from({ length: limits.eventGrid }, (_, index) => index);

function ListSkeleton({ kind }: { kind: EventKind }) {
  return (
    <Loading text="Loading events..." className={cardGrid}>
      {places.map((place) => (
        <CardSkeleton key={place} isCampaign={kind === "crowdfunding"} />
      ))}
    </Loading>
  );
}

function NothingFound({ kind }: { kind: EventKind }) {
  const { pathname, isFiltered } = useListingState();
  const { start } = kinds[kind];
  const { to, text } = isFiltered ? { to: pathname, text: "Show all" } : start;
  const action = (
    <Link to={to} className={buttonClass({ variant: "secondary" })}>
      {text}
    </Link>
  );
  return <Empty title="No events found." action={action} />;
}

type EventListProps = {
  kind: EventKind;
  /** The page that the list starts with. */
  start: number;
  /** True where the list stands first on its page. */
  isFirst?: boolean;
};

/** All events or all campaigns that the address leaves, newest first, with Load More. */
export function EventList({ kind, start, isFirst = false }: EventListProps) {
  const { addressOf } = useListingState();
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = useList(
    kind,
    start,
  );
  const retry = useRetryFailed();
  const pageAddress = (page: number) => addressOf({ page });
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage, addressOf: pageAddress });
  const { Card, headingLevel, words } = kinds[kind];
  const failure = listFailure(error);
  usePageStatus(statusOfFailure(error));

  if (failure && !data) return <ErrorState message={failure} onRetry={retry} />;
  if (!data) return <ListSkeleton kind={kind} />;
  const events = data.pages.flatMap((page) => page.events);
  return (
    <>
      <ShownCount count={events.length} words={words} hasMore={hasNextPage} isStale={isPlaceholderData} />
      {start > 1 && <NewerLink to={pageAddress(start - 1)} text={`Newer ${words[1]}`} />}
      {events.length === 0 && <NothingFound kind={kind} />}
      <ul
        ref={list}
        aria-busy={isPlaceholderData}
        className={`${cardGrid} transition-opacity duration-180 aria-busy:opacity-60`}
      >
        {events.map((event, place) => (
          <li key={event.id} className={place > 2 ? "below-fold" : undefined}>
            <Card
              event={event}
              sizes={cardGridSizes}
              headingLevel={headingLevel}
              isPriority={isFirst && place === 0}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && !isPlaceholderData && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={pageAddress(start + data.pages.length)}
          failure={failure}
        />
      )}
    </>
  );
}
