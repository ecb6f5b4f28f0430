import type { BookmarkKind } from "@callboard/contracts/bookmark";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { PagedList, type PagedListProps } from "#shared/ui/list/paged-list.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

const grid = {
  call: "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6",
  article: "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3",
  profile: "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4",
};

type Removed = { id: number; name: string };

/** Says what was removed, and keeps it again. The focus goes to the button for it: what was pressed is gone. */
function RemovedLine({
  removed,
  kind,
  onDone,
}: {
  removed: Removed;
  kind: BookmarkKind;
  onDone: () => void;
}) {
  const { id, name } = removed;
  const { bookmark } = trpc.useUtils();
  const put = trpc.bookmark.put.useMutation({
    meta: { failure: "It could not be saved again" },
    onSettled: () => bookmark.invalidate(),
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 text-15 text-muted wrap-anywhere">“{name}” is removed.</span>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        busyText={put.isPending && "Undoing..."}
        onClick={() => put.mutate({ kind, id }, { onSuccess: onDone })}
      >
        Undo <span className="sr-only">removing {name}</span>
      </Button>
    </div>
  );
}

export type KeptProps<Page, Item> = Pick<
  PagedListProps<Page, Item>,
  "query" | "place" | "itemsOf" | "words" | "empty"
> & {
  kind: BookmarkKind;
  nameOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
};

/** What somebody keeps of one kind, each with a button that removes it. */
export function Kept<Page, Item extends { id: number }>(props: KeptProps<Page, Item>) {
  const { kind, itemsOf, nameOf, card, ...list } = props;
  const { bookmark } = trpc.useUtils();
  const [removed, setRemoved] = useState<Removed | null>(null);
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
    <div>
      {removed && <RemovedLine key={removed.id} {...{ removed, kind }} onDone={() => setRemoved(null)} />}
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
  );
}
