import type { ProfileSummary } from "@callboard/contracts/profile";
import type { ListEntries, ListEntry } from "@callboard/contracts/profile-list";
import { type ComponentType, type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { UndoLine } from "#shared/ui/undo-line.tsx";
import { countWords } from "./count-words.ts";
import { Entry } from "./list-entry.tsx";
import { useChosen } from "./use-chosen.ts";
import { useListActs } from "./use-list-acts.ts";
import { useTaking } from "./use-taking.ts";

/** Not imported from the contracts, which would load their schemas. */
const pageSize = 20;

const skeleton = (
  <Loading text="Loading the list..." className="grid gap-3">
    <Skeleton className="h-40 w-full rounded-card!" />
    <Skeleton className="h-40 w-full rounded-card!" />
    <Skeleton className="h-40 w-full rounded-card!" />
  </Loading>
);

const empty = (
  <Empty
    title="Nobody is in this list yet."
    text="Press Add to list on the page of somebody."
    action={
      <Link to="/directory" className={buttonClass({ variant: "secondary" })}>
        Find people
      </Link>
    }
  />
);

const entriesOf = ({ entries }: ListEntries) => entries;

export type ListScreenProps = {
  id: number;
  portrait: (profile: ProfileSummary) => ReactNode;
  /** What is done with several who are chosen; missing where nothing is. */
  ActOnSeveral?: ComponentType<{ people: { id: number; name: string }[]; onDone: () => void }> | undefined;
};

/** One list: who is in it, with the owner's notes. */
export function ListScreen({ id, portrait, ActOnSeveral }: ListScreenProps) {
  const { profileList } = trpc.useUtils();
  const inputOf = (page: number) => ({ id, limit: pageSize, page });
  const place = useListPages("page", (start) => profileList.get.getInfiniteData(inputOf(start)));
  const query = trpc.profileList.get.useInfiniteQuery(inputOf(place.start), {
    meta: { errors: "inline" },
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const acts = useListActs();
  const heading = useRef<HTMLHeadingElement>(null);
  const taking = useTaking(id, acts, () => heading.current?.focus());
  const chosen = useChosen();
  if (query.error && !query.data && readFailure(query.error).code === "not_found") return <NotFound />;
  const list = query.data?.pages.at(-1)?.list;
  const choiceOf = ({ profile }: ListEntry) =>
    ActOnSeveral && profile
      ? { isChosen: chosen.has(profile.id), toggle: () => chosen.toggle(profile) }
      : null;
  const clear = () => {
    chosen.clear();
    heading.current?.focus({ preventScroll: true });
  };
  const remove = (entry: ListEntry) => {
    if (entry.profile && chosen.has(entry.profile.id)) chosen.toggle(entry.profile);
    taking.take(entry);
  };
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-28 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to="/account/lists">Your lists</BackLink>
        <h1 ref={heading} tabIndex={-1} className="max-w-full text-34 wrap-anywhere sm:text-40">
          {list?.name ?? "List"}
        </h1>
        {list && <p className="text-muted">{countWords(list.count)}, seen by you alone</p>}
      </div>
      <UndoLine
        {...{ removed: taking.removed, isPending: taking.isPending }}
        words={{ done: "removed", doing: "removing" }}
        onUndo={taking.undo}
      />
      <div>
        <PagedList
          {...{ query, place, skeleton, empty }}
          itemsOf={(page) =>
            entriesOf(page).filter((entry) => entry.profile_id !== taking.removed?.profile_id)
          }
          words={["profile", "profiles"]}
          failure="The list could not be loaded"
          hasCount
          className="grid grid-cols-1 gap-3"
        >
          {(entry) => (
            <Entry
              {...{ listId: id, entry, acts, portrait, choice: choiceOf(entry) }}
              onRemove={() => remove(entry)}
            />
          )}
        </PagedList>
      </div>
      {ActOnSeveral && chosen.people.length > 0 && (
        <section
          aria-label="Chosen people"
          className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-float"
        >
          <span className="font-semibold tabular-nums">{chosen.people.length} chosen</span>
          <ActOnSeveral people={chosen.people} onDone={chosen.clear} />
          <Button variant="quiet" size="small" onClick={clear}>
            Clear
          </Button>
        </section>
      )}
    </div>
  );
}
