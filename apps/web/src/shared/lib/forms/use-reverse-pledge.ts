import type { ContributionReceipt } from "@callboard/contracts/contribution";
import { trpc } from "../api/trpc.ts";

/**
 * Takes an own pledge back. The ledgers and the campaigns that show it are asked for again first: by the time of
 * `onReversed` the button that did it is gone.
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
