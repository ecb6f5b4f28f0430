import { ArrowUp } from "lucide-react";
import type { ComponentType, Key, MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "../button.tsx";
import { ErrorState } from "../state/error-state.tsx";

type ShownCountProps = {
  count: number;
  words: readonly [one: string, many: string];
  hasMore: boolean;
  /** True while the list shows outdated results. */
  isStale: boolean;
};

/** Announces the length of a list after a search, a filter or Load More. */
function ShownCount({ count, words: [one, many], hasMore, isStale }: ShownCountProps) {
  const text = `${count} ${count === 1 ? one : many} shown${hasMore ? ", and there are more" : ""}`;
  return (
    <p role="status" className="sr-only">
      {!isStale && text}
    </p>
  );
}

/** A link to the previous page, above a list that starts at a later one. */
function NewerLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
    >
      <ArrowUp aria-hidden className="size-5" />
      {text}
    </Link>
  );
}

type LoadMoreProps = {
  isFetching: boolean;
  onLoadMore: () => void;
  /** The address of the next page, for who opens it elsewhere or has no JavaScript. */
  href: string;
  /** The error of the last try. */
  failure: string | undefined;
};

function LoadMore({ isFetching, onLoadMore, href, failure }: LoadMoreProps) {
  const handleFollow = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    if (!isFetching) onLoadMore();
  };
  return (
    <div className="grid justify-items-center gap-3 pt-8 print:hidden">
      {failure && !isFetching && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
      <Link
        to={href}
        onClick={handleFollow}
        aria-disabled={isFetching || undefined}
        className={`${buttonClass({ variant: "secondary" })} min-w-40`}
      >
        {isFetching ? "Loading..." : "Load More"}
      </Link>
    </div>
  );
}

/** What `useInfiniteQuery` tells of a list. */
type PagedQuery<Page> = {
  data: { pages: Page[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<{ data?: { pages: Page[] } | undefined; isError: boolean }>;
};

/** The page that a list starts with, and the address of the list up to a page. */
type ListPlace = { start: number; addressOf: (page: number) => string };

export type PagedListProps<Page, Item> = {
  query: PagedQuery<Page>;
  place: ListPlace;
  itemsOf: (page: Page) => readonly Item[];
  /** What the list is of: ["event", "events"]. */
  words: readonly [one: string, many: string];
  /** What to say when it could not be loaded, where the failure itself says nothing better. */
  failure: string;
  /** Stands there while nothing is loaded. */
  skeleton: ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Stands there when nothing could be loaded. */
  Failure?: ComponentType<{ message: string; onRetry: () => void }>;
  /** Has assistive technology told how many are shown. */
  hasCount?: boolean;
  /** Items from this index on are laid out late. */
  belowFoldFrom?: number;
  /** What links to pages end with, such as `#directory`. */
  hash?: string;
  /** Of the list's element. */
  className?: string;
  keyOf?: (item: Item) => Key;
  children: (item: Item, index: number) => ReactNode;
};

/**
 * A list that goes on with Load More, in each of its states. The address says how far; each page is a link that works
 * without JavaScript too. New items take the focus: see `useLoadMore`.
 */
export function PagedList<Page, Item extends { id: number }>(props: PagedListProps<Page, Item>) {
  const { query, place, itemsOf, words, skeleton, empty, Failure = ErrorState, children } = props;
  const { belowFoldFrom = Number.POSITIVE_INFINITY, keyOf = ({ id }) => id, hash = "" } = props;
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const { start, addressOf } = place;
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage, addressOf });
  const retry = useRetryFailed();
  const failure = error ? failureMessage(readFailure(error), props.failure) : undefined;

  if (failure && !data) return <Failure message={failure} onRetry={retry} />;
  if (!data) return skeleton;
  const items = data.pages.flatMap(itemsOf);
  return (
    <>
      {props.hasCount && (
        <ShownCount count={items.length} words={words} hasMore={hasNextPage} isStale={isPlaceholderData} />
      )}
      {start > 1 && <NewerLink to={addressOf(start - 1) + hash} text={`Newer ${words[1]}`} />}
      {items.length === 0 ? (
        empty
      ) : (
        <ul
          ref={list}
          aria-busy={isPlaceholderData}
          className={cx("transition-opacity duration-180 aria-busy:opacity-60", props.className)}
        >
          {items.map((item, index) => (
            <li key={keyOf(item)} className={index >= belowFoldFrom ? "below-fold" : undefined}>
              {children(item, index)}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !isPlaceholderData && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={addressOf(start + data.pages.length) + hash}
          failure={failure}
        />
      )}
    </>
  );
}
