import type { ContributionReceipt } from "@callboard/contracts/contribution";
import { trpc } from "../api/trpc.ts";

/**
 * Takes an own pledge back. The ledgers and the campaigns that show it are asked for again first: by the time of
 * `onTakenBack` the button that did it is gone.
 */
export function useTakeBack(onTakenBack: (receipt: ContributionReceipt) => void) {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.contribution.invalidate(), utils.event.invalidate()]);
  return trpc.contribution.takeBack.useMutation({
    meta: { failure: "The pledge could not be taken back" },
    onSuccess: async (receipt) => {
      await refresh();
      onTakenBack(receipt);
    },
    onError: refresh,
  });
}
