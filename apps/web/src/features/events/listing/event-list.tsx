import type { EventKind } from "@callboard/contracts/event";
import { Link } from "react-router-dom";
import { statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { OtherSpellings } from "#shared/ui/list/other-spellings.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { CampaignCard } from "../card/campaign-card.tsx";
import { cardGrid, cardGridSizes } from "../card/card-grid.ts";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import { EventCard } from "../card/event-card.tsx";
import { pageSize } from "./listing-queries.ts";
import { listFailure, useList, useListingState } from "./use-listing.ts";

/** Campaigns are directly under the page's heading, events under a heading of their own. */
const kinds = {
  event: {
    Card: EventCard,
    headingLevel: 3,
    words: ["event", "events"],
    list: "calls",
    start: { to: "/create-event", text: "Post an audition" },
  },
  crowdfunding: {
    Card: CampaignCard,
    headingLevel: 2,
    words: ["request", "requests"],
    list: "campaigns",
    start: { to: "/create-crowdfunding-request", text: "Raise funds for a project" },
  },
} as const;
const places = Array.from({ length: pageSize }, (_, index) => index);

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
  const { pathname, state, addressOf, isFiltered } = useListingState();
  const { start, list } = kinds[kind];
  const { to, text } = isFiltered ? { to: pathname, text: "Show all" } : start;
  const action = (
    <Link to={to} className={buttonClass({ variant: "secondary" })}>
      {text}
    </Link>
  );
  const spelt = (search: string) => addressOf({ search, filter: "", city: "", calls: undefined });
  const hint = <OtherSpellings search={state.search} list={list} addressOf={spelt} />;
  return <Empty title="No events found." hint={hint} action={action} />;
}

type EventListProps = {
  kind: EventKind;
  start: number;
  /** True where the list is the first content of its page. */
  isFirst?: boolean;
};

/** The filtered events or campaigns, newest first, with Load More. */
export function EventList({ kind, start, isFirst = false }: EventListProps) {
  const { addressOf } = useListingState();
  const query = useList(kind, start);
  const { Card, headingLevel, words } = kinds[kind];
  usePageStatus(statusOfFailure(query.error));
  return (
    <PagedList
      query={query}
      place={{ start, addressOf: (page) => addressOf({ page }) }}
      itemsOf={(page) => page.events}
      words={words}
      failure={listFailure}
      skeleton={<ListSkeleton kind={kind} />}
      empty={<NothingFound kind={kind} />}
      hasCount
      belowFoldFrom={3}
      className={cardGrid}
    >
      {(event, index) => (
        <Card
          event={event}
          sizes={cardGridSizes}
          headingLevel={headingLevel}
          isPriority={isFirst && index === 0}
        />
      )}
    </PagedList>
  );
}
