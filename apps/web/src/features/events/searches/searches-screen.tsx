import type { SavedSearch } from "@callboard/contracts/saved-search";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { UndoLine } from "#shared/ui/undo-line.tsx";
import { SearchItem } from "./search-item.tsx";
import { useSearchActs } from "./use-searches.ts";

const skeleton = (
  <Loading text="Loading your searches..." className="grid gap-4">
    <Skeleton className="h-40 w-full rounded-card!" />
    <Skeleton className="h-40 w-full rounded-card!" />
  </Loading>
);

const toEvents = (
  <Link to="/events" className={buttonClass({ variant: "secondary" })}>
    Find calls
  </Link>
);

function Searches() {
  const { data, error, isFetching, refetch } = trpc.savedSearch.list.useQuery(undefined, {
    meta: { errors: "inline" },
  });
  const acts = useSearchActs();
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  if (!data) {
    if (!error || isFetching) return skeleton;
    const message = failureMessage(readFailure(error), "Your searches could not be loaded");
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const remove = (search: SavedSearch) =>
    acts.remove.mutate({ id: search.id }, { onSuccess: () => setRemoved(search) });
  const undo = (onDone: () => void) => {
    const onSuccess = () => {
      setRemoved(null);
      onDone();
    };
    if (removed) acts.restore.mutate({ id: removed.id }, { onSuccess });
  };
  const shown = data.filter(({ id }) => id !== removed?.id);
  return (
    <>
      <UndoLine
        {...{ removed, isPending: acts.restore.isPending }}
        words={{ done: "deleted", doing: "deleting" }}
        onUndo={undo}
      />
      {shown.length === 0 ? (
        <Empty
          title="You have no saved search."
          text="Narrow a list to what you look for, and save it there."
          action={toEvents}
        />
      ) : (
        <ul aria-label="Saved searches" className="grid grid-cols-1 gap-4">
          {shown.map((search) => (
            <SearchItem key={search.id} {...{ search, acts }} onRemove={() => remove(search)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One's saved searches, and what one follows. */
export function SearchesScreen() {
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Saved searches</h1>
        <p className="max-w-prose text-muted">
          You are told of what is new of each here, and by e-mail and in your browsers as your{" "}
          <Link to="/account/emails" className="text-link underline">
            notification settings
          </Link>{" "}
          say.
        </p>
      </div>
      <Searches />
    </div>
  );
}
