import { trpc } from "../api/trpc.ts";

/**
 * Withdraws one's own application. Its queries are refetched on success and on failure, before `onWithdrawn`, because
 * that removes the button that had the focus.
 */
export function useWithdraw(onWithdrawn: (message: string) => void) {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.application.invalidate(), utils.event.viewer.invalidate()]);
  return trpc.application.withdraw.useMutation({
    meta: { failure: "The application could not be withdrawn" },
    onSuccess: async ({ message }) => {
      await refresh();
      onWithdrawn(message);
    },
    onError: refresh,
  });
}
