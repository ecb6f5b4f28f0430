import type { SavedSearch } from "@callboard/contracts/saved-search";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { SearchItem } from "./search-item.tsx";
import { type SearchActs, useSearchActs } from "./use-searches.ts";

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

/** Says what was deleted, and brings it back. The focus goes to the button for it: what was pressed is gone. */
function Removed({ search, acts, onDone }: { search: SavedSearch; acts: SearchActs; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 text-15 text-muted wrap-anywhere">“{search.name}” is deleted.</span>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        busyText={acts.restore.isPending && "Undoing..."}
        onClick={() => acts.restore.mutate({ id: search.id }, { onSuccess: onDone })}
      >
        Undo <span className="sr-only">deleting {search.name}</span>
      </Button>
    </div>
  );
}

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
  const shown = data.filter(({ id }) => id !== removed?.id);
  return (
    <>
      {removed && <Removed key={removed.id} search={removed} acts={acts} onDone={() => setRemoved(null)} />}
      {shown.length === 0 ? (
        <Empty
          title="You have no saved search."
          text="Narrow the list of calls to what you look for, and save it there."
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

/** One's saved searches among the calls. */
export function SearchesScreen() {
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Saved searches</h1>
        <p className="max-w-prose text-muted">
          You are told of each new call that one of them finds, here and{" "}
          <Link to="/account/emails" className="text-link underline">
            by e-mail
          </Link>
          .
        </p>
      </div>
      <Searches />
    </div>
  );
}
