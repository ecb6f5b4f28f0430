import type { AuditionDay } from "@callboard/contracts/audition";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { changeCached } from "#shared/lib/api/change-cached.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";

/** What changes an audition day. Each answers with the day as it is then; after a failure it is asked for again. */
export function useDayActs(id: number) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const put = (day: AuditionDay) => {
    changeCached(client, [getQueryKey(trpc.audition.day, { id }, "query")], () =>
      utils.audition.day.setData({ id }, day),
    );
    void utils.audition.days.invalidate();
    void utils.audition.received.invalidate();
  };
  const refresh = () => utils.audition.day.invalidate({ id });
  const act = (failure: string, done?: string) => ({
    meta: { failure },
    onSuccess: (day: AuditionDay) => {
      put(day);
      if (done) notify.success(done);
    },
    onError: refresh,
  });
  return {
    change: trpc.audition.change.useMutation({ meta: { errors: "form" }, onSuccess: put, onError: refresh }),
    cancel: trpc.audition.cancel.useMutation(
      act("The day could not be cancelled", "The day is cancelled. Everybody who was expected is told."),
    ),
    addSlot: trpc.audition.addSlot.useMutation({
      meta: { errors: "form" },
      onSuccess: put,
      onError: refresh,
    }),
    removeSlot: trpc.audition.removeSlot.useMutation(
      act("The time could not be removed", "The time is removed."),
    ),
    assign: trpc.audition.assign.useMutation(act("They could not be given this time", "They are told.")),
    remove: trpc.audition.remove.useMutation(
      act("They could not be taken off the day", "They are off the day."),
    ),
  };
}

export type DayActs = ReturnType<typeof useDayActs>;
