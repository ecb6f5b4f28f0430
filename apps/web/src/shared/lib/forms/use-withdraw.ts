import { trpc } from "../api/trpc.ts";

/**
 * Withdraws an own application. Whether that went well or came too late, what shows it is asked for again first: by the
 * time of `onWithdrawn` the button that did it is gone.
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
