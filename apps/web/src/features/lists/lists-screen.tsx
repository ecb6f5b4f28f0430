import type { ProfileList } from "@callboard/contracts/profile-list";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { UndoLine } from "#shared/ui/undo-line.tsx";
import { countWords } from "./count-words.ts";
import { NameDialog } from "./name-dialog.tsx";
import { type ListActs, useListActs } from "./use-list-acts.ts";

const skeleton = (
  <Loading text="Loading your lists..." className="grid gap-3">
    <Skeleton className="h-24 w-full rounded-card!" />
    <Skeleton className="h-24 w-full rounded-card!" />
    <Skeleton className="h-24 w-full rounded-card!" />
  </Loading>
);

type ItemProps = { list: ProfileList; acts: ListActs; onRemove: () => void };

function ListItem({ list: { id, name, count }, acts, onRemove }: ItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const named = <span className="sr-only">{name}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0">
        <h2 className="text-20 wrap-anywhere">
          <Link to={`/account/lists/${id}`} className="text-link underline">
            {name}
          </Link>
        </h2>
        <p className="text-15 text-muted">{countWords(count)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setIsRenaming(true)}>
          Rename {named}
        </Button>
        <Button variant="secondary" size="small" onClick={onRemove}>
          Delete {named}
        </Button>
      </div>
      <NameDialog
        {...{ name, act: "Save name", title: "Rename this list", isOpen: isRenaming }}
        send={(input) => acts.rename.mutateAsync({ id, ...input })}
        onSent={() => setIsRenaming(false)}
        onClose={() => setIsRenaming(false)}
      />
    </li>
  );
}

function Lists({ acts }: { acts: ListActs }) {
  const { data, error, isFetching, refetch } = trpc.profileList.mine.useQuery(
    {},
    { meta: { errors: "inline" } },
  );
  const [removed, setRemoved] = useState<ProfileList | null>(null);
  if (!data) {
    if (!error || isFetching) return skeleton;
    const message = failureMessage(readFailure(error), "Your lists could not be loaded");
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const remove = (list: ProfileList) =>
    acts.remove.mutate({ id: list.id }, { onSuccess: () => setRemoved(list) });
  const undo = (onDone: () => void) => {
    const onSuccess = () => {
      setRemoved(null);
      onDone();
    };
    if (removed) acts.restore.mutate({ id: removed.id }, { onSuccess });
  };
  const shown = data.filter(({ id }) => id !== removed?.id);
  const toPeople = (
    <Link to="/directory" className={buttonClass({ variant: "secondary" })}>
      Find people
    </Link>
  );
  return (
    <>
      <UndoLine
        {...{ removed, isPending: acts.restore.isPending }}
        words={{ done: "deleted", doing: "deleting" }}
        onUndo={undo}
      />
      {shown.length === 0 ? (
        <Empty
          title="You have no list."
          text="Press Add to list on the page of somebody, or make a list here."
          action={toPeople}
        />
      ) : (
        <ul aria-label="Your lists" className="grid grid-cols-1 gap-3">
          {shown.map((list) => (
            <ListItem key={list.id} {...{ list, acts }} onRemove={() => remove(list)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One's own lists of profiles. */
export function ListsScreen() {
  const acts = useListActs();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Lists</h1>
        <p className="max-w-prose text-muted">
          People to keep in mind, by the part or the call. Only you see your lists and your notes.
        </p>
        <Button size="small" className="mt-2" onClick={() => setIsMaking(true)}>
          <Plus aria-hidden className="size-4.5" /> New list
        </Button>
      </div>
      <Lists acts={acts} />
      <NameDialog
        {...{ name: "", act: "Create list", title: "New list", isOpen: isMaking }}
        send={acts.create.mutateAsync}
        onSent={() => setIsMaking(false)}
        onClose={() => setIsMaking(false)}
      />
    </div>
  );
}
