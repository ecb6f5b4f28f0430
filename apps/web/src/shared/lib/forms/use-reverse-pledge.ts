import type { ContributionReceipt } from "@callboard/contracts/contribution";
import { trpc } from "../api/trpc.ts";

/**
 * Reverses one's own pledge. Ledgers and campaigns are refetched before `onReversed`, because that removes the button
 * that had the focus.
 */
export function useReversePledge(onReversed: (receipt: ContributionReceipt) => void) {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.contribution.invalidate(), utils.event.invalidate()]);
  return trpc.contribution.reverse.useMutation({
    meta: { failure: "The pledge could not be taken back" },
    onSuccess: async (receipt) => {
      await refresh();
      onReversed(receipt);
    },
    onError: refresh,
  });
}
