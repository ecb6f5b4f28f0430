import type { ReactNode } from "react";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { SectionFailure } from "../section-failure.tsx";

/** What an infinite query tells of itself. */
type Query = {
  data: { pages: readonly unknown[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<{ data?: { pages: readonly unknown[] } | undefined; isError: boolean }>;
};

type MyListProps<Item> = {
  query: Query;
  /** From `useListPages`. */
  place: { start: number; addressOf: (page: number) => string };
  items: readonly Item[] | undefined;
  words: { loading: string; failure: string; newer: string };
  /** Stands there when there is nothing. */
  empty: ReactNode;
  /** One item; it has a link, which takes the focus when the item is the first of those that were loaded. */
  children: (item: Item) => ReactNode;
};

/** One of the account's lists, in each of its states. */
export function MyList<Item extends { id: number }>(props: MyListProps<Item>) {
  const { query, place, items, words, empty, children } = props;
  const { data, error, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = query;
  const { start, addressOf } = place;
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage, addressOf });
  if (error && !data && !isFetching) {
    return <SectionFailure error={error} text={words.failure} onRetry={() => void refetch()} />;
  }
  if (!data || !items) {
    return (
      <Loading text={words.loading} className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  }
  return (
    <div>
      {start > 1 && <NewerLink to={addressOf(start - 1)} text={words.newer} />}
      {items.length === 0 && empty}
      <ul ref={list} className="-my-4 divide-y divide-line empty:hidden">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={addressOf(start + data.pages.length)}
          failure={error ? failureMessage(readFailure(error), words.failure) : undefined}
        />
      )}
    </div>
  );
}
