import type { Portfolio } from "@callboard/contracts/portfolio";
import type { Resume } from "@callboard/contracts/resume";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";

/** Has everything asked again that shows the profile. */
export function useProfileChanged() {
  const { portfolio, profile } = trpc.useUtils();
  return () => Promise.all([portfolio.invalidate(), profile.invalidate()]);
}

const said = ({ message }: { message: string }) => notify.success(message);

/** What changes one headshot. */
export function useHeadshotActs() {
  const onSettled = useProfileChanged();
  const describe = trpc.portfolio.describeHeadshot.useMutation({
    meta: { errors: "form" },
    onSuccess: said,
    onSettled,
  });
  const remove = trpc.portfolio.removeHeadshot.useMutation({
    meta: { failure: "The headshot could not be deleted" },
    onSuccess: said,
    onSettled,
  });
  return { describe, remove };
}

type Change<Input> = {
  name: string;
  failure: string;
  /** The portfolio as it is to be shown until the answer comes. */
  shown: (known: Portfolio, input: Input) => Portfolio;
  /** Sends it; `known` is what the change before has left. */
  send: (known: Portfolio, input: Input) => Promise<Portfolio>;
};

/** A change that is shown at once. Several are sent one after the other, and what is shown is asked again after the last one. */
function useShownChange<Input>({ name, failure, shown, send }: Change<Input>) {
  const { portfolio } = trpc.useUtils();
  const client = useQueryClient();
  const changed = useProfileChanged();
  const mutationKey = ["portfolio", name];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    meta: { failure, errors: "form" },
    // No field is open any more which could say it.
    onError: (error) => {
      const [reason] = Object.values(readFailure(error).fields);
      if (reason) notify.error(`${failure}: ${reason}`);
    },
    onMutate: async (input: Input) => {
      await portfolio.mine.cancel();
      portfolio.mine.setData(undefined, (known) => known && shown(known, input));
    },
    mutationFn: async (input: Input) => {
      const known = portfolio.mine.getData();
      if (known) portfolio.mine.setData(undefined, await send(known, input));
    },
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? changed() : undefined),
  });
}

const inOrder = (known: Portfolio, ids: number[]): Portfolio => ({
  ...known,
  headshots: known.headshots.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
});

/** Puts the headshots into another order, by their ids. */
export function useOrderHeadshots() {
  const { client, portfolio } = trpc.useUtils();
  return useShownChange<number[]>({
    name: "order",
    failure: "The order could not be saved",
    shown: inOrder,
    send: async (known, ids) => {
      await client.portfolio.orderHeadshots.mutate({ ids });
      return portfolio.mine.getData() ?? known;
    },
  });
}

const changedResume = (known: Portfolio, change: Partial<Resume>): Portfolio => ({
  ...known,
  resume: { ...known.resume, ...change },
});

/** Saves lists of the résumé. */
export function useSaveResume() {
  const { client, portfolio } = trpc.useUtils();
  return useShownChange<Partial<Resume>>({
    name: "resume",
    failure: "Your résumé could not be saved",
    shown: changedResume,
    send: async (known, change) => {
      const { resume } = changedResume(known, change);
      await client.portfolio.saveResume.mutate(resume);
      // More may have been changed meanwhile.
      const latest = portfolio.mine.getData() ?? known;
      return { ...latest, resume: { ...latest.resume, version: resume.version + 1 } };
    },
  });
}
