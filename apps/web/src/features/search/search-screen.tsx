import type { BlogSummary } from "@callboard/contracts/blog";
import type { EventSummary } from "@callboard/contracts/event";
import type { ProfileSummary } from "@callboard/contracts/profile";
import type { ReactNode } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useSpellings } from "#shared/lib/lists/spellings.ts";
import { useCapability, usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { OtherSpellings, SpellingLinks } from "#shared/ui/list/other-spellings.tsx";
import { SectionHead } from "#shared/ui/section-head.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { pageCounts, readQuery, searchPath, searchUrl } from "./search-queries.ts";
import { useSearchResults } from "./use-search-results.ts";

/** How each kind is shown: by the feature that it belongs to. */
export type ResultCards = {
  calls: (calls: EventSummary[]) => ReactNode;
  people: (profiles: ProfileSummary[]) => ReactNode;
  stories: (stories: BlogSummary[]) => ReactNode;
};

type Query = { error: unknown; isFetching: boolean; refetch: () => unknown };
type GroupProps = {
  kind: string;
  title: string;
  /** The list with all of them. */
  to: string;
  query: Query;
  /** Null where nothing is found. */
  cards: ReactNode;
};

function Group({ kind, title, to, query, cards }: GroupProps) {
  const { error, isFetching, refetch } = query;
  const hasFailed = error !== null && cards === null && !isFetching;
  if (!hasFailed && cards === null) return null;
  const failure = `${title} could not be searched`;
  return (
    <section aria-labelledby={`found-${kind}`}>
      <SectionHead id={`found-${kind}`} title={title} to={to} linkText={`All ${title.toLowerCase()}`} />
      {hasFailed ? (
        <ErrorState message={failureMessage(readFailure(error), failure)} onRetry={() => void refetch()} />
      ) : (
        cards
      )}
    </section>
  );
}

const skeleton = (
  <Loading text="Searching..." className="grid gap-6">
    <Skeleton className="h-8 w-40" />
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-56 w-full rounded-card!" />
      ))}
    </div>
  </Loading>
);

const places = [
  { to: "/events", text: "All calls", needs: null },
  { to: "/directory", text: "Directory", needs: "profiles" },
  { to: "/blog", text: "All stories", needs: null },
] as const;

function Places({ className = "" }: { className?: string }) {
  const hasProfiles = useCapability("profiles");
  return (
    <div className={cx("flex flex-wrap gap-3", className)}>
      {places
        .filter(({ needs }) => needs === null || hasProfiles)
        .map(({ to, text }) => (
          <Link key={to} to={to} className={buttonClass({ variant: "secondary" })}>
            {text}
          </Link>
        ))}
    </div>
  );
}

/** Cards of what a list has found; null for none. */
function cardsOf<Item>(items: Item[] | undefined, show: (items: Item[]) => ReactNode): ReactNode {
  return items && items.length > 0 ? show(items) : null;
}

type ResultsProps = {
  query: string;
  cards: ResultCards;
  /** Above what is found. */
  hint?: ReactNode;
  nothing: ReactNode;
};

/** What a text finds, by kind. */
function Results({ query, cards, hint, nothing }: ResultsProps) {
  const { calls, people, stories, campaigns, isOver } = useSearchResults(query, pageCounts);
  const named = encodeURIComponent(query);
  const groups: GroupProps[] = [
    {
      ...{ kind: "calls", title: "Calls and events", to: `/events?search=${named}`, query: calls },
      cards: cardsOf(calls.data?.events, cards.calls),
    },
    {
      ...{ kind: "people", title: "People", to: `/directory?search=${named}`, query: people },
      cards: cardsOf(people.data?.profiles, cards.people),
    },
    {
      ...{ kind: "stories", title: "Stories", to: `/blog?query=${named}`, query: stories },
      cards: cardsOf(stories.data?.blogs, cards.stories),
    },
    {
      ...{ kind: "campaigns", title: "Campaigns", to: `/crowdfunding?search=${named}`, query: campaigns },
      cards: cardsOf(campaigns.data?.events, cards.calls),
    },
  ];
  const failed = groups.find((group) => group.query.error !== null);
  usePageStatus(statusOfFailure(failed?.query.error ?? null));
  const isNothing = groups.every((group) => group.cards === null && group.query.error === null);
  if (isNothing && !isOver) return skeleton;
  if (isNothing) return nothing;
  return (
    <>
      {hint}
      {groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </>
  );
}

/** What the nearest spelling finds, of a text that finds nothing. */
function Meant({ query, cards }: { query: string; cards: ResultCards }) {
  const [meant, ...others] = useSpellings({ search: query });
  const nothing = (
    <Empty
      title={`Nothing has “${query}”.`}
      text="Fewer words, or the beginning of one, find more."
      action={<Places className="justify-center" />}
    />
  );
  if (!meant) return nothing;
  return (
    <>
      <p className="text-18">
        Nothing has “{query}”. This is what <strong>{meant.search}</strong> finds.
        {others.length > 0 && " Or did you mean "}
        <SpellingLinks spellings={others} addressOf={searchUrl} />
        {others.length > 0 && "?"}
      </p>
      <Results query={meant.search} cards={cards} nothing={nothing} />
    </>
  );
}

/** One search for calls, people, stories and campaigns. The text is in the URL. */
export function SearchScreen({ cards }: { cards: ResultCards }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(search);
  usePageHead({
    title: query ? `Search: ${query}` : "Search",
    description: "Calls, people, stories and campaigns by words.",
    canonical: query ? undefined : searchPath,
    robots: query ? "noindex" : undefined,
  });
  const handleSearch = (text: string) => {
    if (text !== query) void navigate(searchUrl(text), { replace: query !== "" });
  };
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-8 sm:pt-12">
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <h1 className="text-34 sm:text-40">Search</h1>
        <SearchBox
          label="Search calls, people, stories and campaigns"
          placeholder="A title, a name, a skill, a place"
          value={query}
          onSearch={handleSearch}
          action={searchPath}
        />
      </div>
      {query ? (
        <Results
          query={query}
          cards={cards}
          hint={<OtherSpellings search={query} hasFound addressOf={searchUrl} />}
          nothing={<Meant query={query} cards={cards} />}
        />
      ) : (
        <Places />
      )}
    </div>
  );
}
