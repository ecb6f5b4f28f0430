import type { BookmarkKind } from "@callboard/contracts/bookmark";
import { type ReactNode, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { PagedList, type PagedListProps } from "#shared/ui/list/paged-list.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { UndoLine } from "#shared/ui/undo-line.tsx";

const grid = {
  call: "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6",
  article: "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3",
  profile: "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4",
};

type Removed = { id: number; name: string };

export type BookmarkListProps<Page, Item> = Pick<
  PagedListProps<Page, Item>,
  "query" | "place" | "itemsOf" | "words" | "empty"
> & {
  kind: BookmarkKind;
  nameOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
};

/** Somebody's bookmarks of one kind, each with a button that removes it. */
export function BookmarkList<Page, Item extends { id: number }>(props: BookmarkListProps<Page, Item>) {
  const { kind, itemsOf, nameOf, card, ...list } = props;
  const { bookmark } = trpc.useUtils();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const put = trpc.bookmark.put.useMutation({
    meta: { failure: "It could not be saved again" },
    onSettled: () => bookmark.invalidate(),
  });
  const undo = (onDone: () => void) => {
    const onSuccess = () => {
      setRemoved(null);
      onDone();
    };
    if (removed) put.mutate({ kind, id: removed.id }, { onSuccess });
  };
  const remove = trpc.bookmark.remove.useMutation({
    meta: { failure: "It could not be removed" },
    onSettled: () => bookmark.invalidate(),
  });
  const take = (item: Item) =>
    remove.mutate(
      { kind, id: item.id },
      { onSuccess: () => setRemoved({ id: item.id, name: nameOf(item) }) },
    );
  const skeleton = (
    <Loading text="Loading what you saved..." className={grid[kind]}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-72 w-full rounded-card!" />
      ))}
    </Loading>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <UndoLine
        {...{ removed, isPending: put.isPending }}
        words={{ done: "removed", doing: "removing" }}
        onUndo={undo}
      />
      <div>
        <PagedList
          {...list}
          itemsOf={(page) => itemsOf(page).filter(({ id }) => id !== removed?.id)}
          failure="What you saved could not be loaded"
          skeleton={skeleton}
          hasCount
          className={grid[kind]}
        >
          {(item) => (
            <div className="flex h-full flex-col gap-1">
              <div className="min-h-0 flex-1">{card(item)}</div>
              <Button variant="quiet" size="small" className="self-start" onClick={() => take(item)}>
                Remove <span className="sr-only">{nameOf(item)}</span>
              </Button>
            </div>
          )}
        </PagedList>
      </div>
    </div>
  );
}
