import type { OwnAudition, OwnAuditions } from "@callboard/contracts/audition";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { changeCached } from "#shared/lib/api/change-cached.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";

/** What one answers to an invitation. Each answers with it as it is then; after a failure all are asked for again. */
export function useAnswers(application_id: number) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refresh = () => utils.audition.ofApplication.invalidate({ application_id });
  const put = (audition: OwnAudition) => {
    const replace = (all: OwnAuditions | undefined) =>
      all && { ...all, auditions: all.auditions.map((row) => (row.id === audition.id ? audition : row)) };
    changeCached(client, [getQueryKey(trpc.audition.ofApplication, { application_id }, "query")], () =>
      utils.audition.ofApplication.setData({ application_id }, replace),
    );
    void utils.application.mine.invalidate();
  };
  const answer = (failure: string, done: string) => ({
    meta: { failure },
    onSuccess: (audition: OwnAudition) => {
      put(audition);
      notify.success(done);
    },
    onError: refresh,
  });
  return {
    book: trpc.audition.book.useMutation(answer("The time could not be booked", "The time is yours.")),
    wait: trpc.audition.wait.useMutation(
      answer("You could not be put on the waiting list", "You are on the waiting list."),
    ),
    decline: trpc.audition.decline.useMutation({
      meta: { errors: "form" },
      onSuccess: put,
      onError: refresh,
    }),
  };
}

export type Answers = ReturnType<typeof useAnswers>;
