import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";

/** What changes shortlists. They are asked for again after each act, also one that failed. */
export function useShortlistActs() {
  const { shortlist } = trpc.useUtils();
  const onSettled = () => shortlist.invalidate();
  const onSuccess = ({ message }: { message: string }) => notify.success(message);
  return {
    create: trpc.shortlist.create.useMutation({ meta: { errors: "form" }, onSettled }),
    renew: trpc.shortlist.renewLink.useMutation({
      meta: { failure: "The link could not be made" },
      onSettled,
    }),
    prolong: trpc.shortlist.prolong.useMutation({
      meta: { failure: "The link could not be prolonged" },
      onSuccess: () => notify.success("The link is good for longer"),
      onSettled,
    }),
    revoke: trpc.shortlist.revoke.useMutation({
      meta: { failure: "The link could not be ended" },
      onSuccess: () => notify.success("The link is over"),
      onSettled,
    }),
    change: trpc.shortlist.changeApplications.useMutation({
      meta: { failure: "The shortlist could not be changed" },
      onSuccess: (_, { is_on }) =>
        notify.success(is_on ? "Added to the shortlist" : "Taken off the shortlist"),
      onSettled,
    }),
    remove: trpc.shortlist.remove.useMutation({
      meta: { failure: "The shortlist could not be deleted" },
      onSuccess,
      onSettled,
    }),
    removeComment: trpc.shortlist.removeComment.useMutation({
      meta: { failure: "The comment could not be removed" },
      onSuccess,
      onSettled,
    }),
  };
}

export type ShortlistActs = ReturnType<typeof useShortlistActs>;
