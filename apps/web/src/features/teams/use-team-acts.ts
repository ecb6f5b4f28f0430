import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";

/** What changes a team, or whether the viewer is in one. Whatever depends on it is asked again after each act, also one that failed. */
export function useTeamActs() {
  const utils = trpc.useUtils();
  const refresh = () => utils.team.mine.invalidate();
  const refreshAll = () =>
    Promise.all([
      refresh(),
      ...[utils.event, utils.ownCall, utils.conversation, utils.messageTemplate].map((router) =>
        router.invalidate(),
      ),
    ]);
  const onSuccess = ({ message }: { message: string }) => notify.success(message);
  return {
    invite: trpc.team.invite.useMutation({ meta: { errors: "form" }, onSettled: refresh }),
    resend: trpc.team.invite.useMutation({
      meta: { failure: "The invitation could not be sent again" },
      onSuccess: ({ identifier }) => notify.success(`Sent to ${identifier} again. The earlier one is over.`),
      onSettled: refresh,
    }),
    revoke: trpc.team.revoke.useMutation({
      meta: { failure: "The invitation could not be taken back" },
      onSuccess,
      onSettled: refresh,
    }),
    changeRole: trpc.team.changeRole.useMutation({
      meta: { failure: "The role could not be changed" },
      onSuccess,
      onSettled: refresh,
    }),
    remove: trpc.team.removeMember.useMutation({
      meta: { failure: "They could not be removed" },
      onSuccess,
      onSettled: refresh,
    }),
    show: trpc.team.show.useMutation({
      meta: { failure: "That could not be changed" },
      onSuccess,
      onSettled: refresh,
    }),
    leave: trpc.team.leave.useMutation({
      meta: { failure: "You could not leave the team" },
      onSuccess,
      onSettled: refreshAll,
    }),
    answer: trpc.team.answer.useMutation({ meta: { errors: "inline" }, onSuccess, onSettled: refreshAll }),
  };
}

export type TeamActs = ReturnType<typeof useTeamActs>;
