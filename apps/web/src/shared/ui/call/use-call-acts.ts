import type { CallStatus, OwnCallCan } from "@callboard/contracts/call";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";

/** A call of the viewer's own, with what they may do with it. */
export type ManagedCall = {
  id: number;
  title: string;
  status: CallStatus;
  can?: OwnCallCan | undefined;
  waiting_count?: number | undefined;
  application_count?: number | undefined;
};

/** What the poster of a call does with it. Whatever shows calls is asked again after each act, also one that failed. */
export function useCallActs() {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.event.invalidate(), utils.ownCall.invalidate()]);
  const acts = { onSettled: refresh };
  const close = trpc.ownCall.close.useMutation({
    ...acts,
    meta: { errors: "form" },
    onSuccess: () => notify.success("The call is closed."),
  });
  const cancel = trpc.ownCall.cancel.useMutation({
    ...acts,
    meta: { errors: "form" },
    onSuccess: () => notify.success("The call is cancelled."),
  });
  const reopen = trpc.ownCall.reopen.useMutation({
    ...acts,
    meta: { failure: "The call could not be reopened" },
    onSuccess: () => notify.success("The call takes applications again."),
  });
  const remove = trpc.ownCall.remove.useMutation({
    ...acts,
    meta: { failure: "The call could not be deleted" },
    onSuccess: ({ message }) => notify.success(message),
  });
  const duplicate = trpc.ownCall.duplicate.useMutation({
    ...acts,
    meta: { failure: "The call could not be duplicated" },
  });
  return { close, cancel, reopen, remove, duplicate };
}

export type CallActs = ReturnType<typeof useCallActs>;
