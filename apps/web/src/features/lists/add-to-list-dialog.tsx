import type { ProfileList } from "@callboard/contracts/profile-list";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { NameForm } from "./name-dialog.tsx";
import { useListActs } from "./use-list-acts.ts";

/** Puts a profile into lists and takes it out. It is shown at once, and taken back where it fails. */
function useMembership(profile_id: number) {
  const { profileList } = trpc.useUtils();
  const asked = { profile_id };
  const show = (listId: number, has_profile: boolean) =>
    profileList.mine.setData(asked, (lists) =>
      lists?.map((list) =>
        list.id === listId ? { ...list, has_profile, count: list.count + (has_profile ? 1 : -1) } : list,
      ),
    );
  const showing = (has: boolean) => ({
    onMutate: async ({ id }: { id: number }) => {
      await profileList.mine.cancel(asked);
      show(id, has);
    },
    onError: (_: unknown, { id }: { id: number }) => void show(id, !has),
    onSettled: () => profileList.invalidate(),
  });
  const add = trpc.profileList.add.useMutation({
    meta: { failure: "They could not be added" },
    ...showing(true),
  });
  const take = trpc.profileList.take.useMutation({
    meta: { failure: "They could not be removed" },
    ...showing(false),
  });
  return ({ id, has_profile }: ProfileList) => {
    if (!add.isPending && !take.isPending) (has_profile ? take : add).mutate({ id, profile_id });
  };
}

type OwnListsProps = { lists: ProfileList[]; profileId: number };

function OwnLists({ lists, profileId }: OwnListsProps) {
  const toggle = useMembership(profileId);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className="grid grid-cols-1">
        <legend className="pb-1 text-15 font-semibold">Your lists</legend>
        {lists.map((list) => (
          <label
            key={list.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              checked={list.has_profile}
              onChange={() => toggle(list)}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0 flex-1 py-2 wrap-anywhere">{list.name}</span>
            <span aria-hidden className="text-14 text-muted tabular-nums">
              {list.count}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

type AddToListDialogProps = { id: number; name: string; onClose: () => void };

function Content({ id, name }: AddToListDialogProps) {
  const { data, error, isFetching, refetch } = trpc.profileList.mine.useQuery(
    { profile_id: id },
    { meta: { errors: "inline" } },
  );
  const { create } = useListActs();
  if (!data) {
    if (error && !isFetching) {
      const message = failureMessage(readFailure(error), "Your lists could not be loaded");
      return <ErrorState message={message} onRetry={() => void refetch()} />;
    }
    return (
      <Loading text="Loading your lists..." className="grid gap-2">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {data.length > 0 && <OwnLists lists={data} profileId={id} />}
      <NameForm
        {...{ name: "", label: data.length > 0 ? "New list" : "Name of your first list" }}
        act="Create and add"
        send={(input) => create.mutateAsync({ ...input, profile_id: id })}
        onSent={() => notify.success(`List created, with ${name} in it`)}
      />
      {data.length > 0 && (
        <Link to="/account/lists" className="justify-self-start text-link underline">
          See your lists
        </Link>
      )}
    </div>
  );
}

/** The own lists, each with whether a profile is in it, and a new one. */
export function AddToListDialog(props: AddToListDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={`Add ${props.name} to a list`}
    >
      <Content {...props} />
    </Dialog>
  );
}
