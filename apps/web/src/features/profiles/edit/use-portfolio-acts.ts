import type { Portfolio } from "@callboard/contracts/portfolio";
import type { Resume } from "@callboard/contracts/resume";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import type { FailureMeta } from "#shared/lib/failure/error-handler.ts";
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
  meta: FailureMeta;
  /** The portfolio as it is to be shown until the answer comes. */
  shown: (known: Portfolio, input: Input) => Portfolio;
  /** Sends it; `known` is what the change before has left. */
  send: (known: Portfolio, input: Input) => Promise<Portfolio>;
};

/** What is known before and after a change is shown. */
type Shown = { before: Portfolio; after: Portfolio };

const partsBack = <Parts extends object>(known: Parts, before: Parts, after: Parts) => {
  const keys = Object.keys(before) as (keyof Parts)[];
  const undone = keys.filter((key) => known[key] === after[key]).map((key) => [key, before[key]]);
  return { ...known, ...Object.fromEntries(undone) };
};

/** Takes a change back; what was changed since stays. */
const putBack = (known: Portfolio, { before, after }: Shown): Portfolio => ({
  ...partsBack(known, before, after),
  resume: partsBack(known.resume, before.resume, after.resume),
});

/**
 * A change that is shown at once, and no more where it fails. Several are sent one after the other, and what is shown is asked again
 * after the last one.
 */
function useShownChange<Input>({ name, meta, shown, send }: Change<Input>) {
  const { portfolio } = trpc.useUtils();
  const client = useQueryClient();
  const changed = useProfileChanged();
  const mutationKey = ["portfolio", name];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    meta,
    onMutate: async (input: Input): Promise<Shown | undefined> => {
      await portfolio.mine.cancel();
      const before = portfolio.mine.getData();
      if (!before) return;
      // What is kept may be another object than the one that is handed over.
      portfolio.mine.setData(undefined, shown(before, input));
      return { before, after: portfolio.mine.getData() ?? before };
    },
    mutationFn: async (input: Input) => {
      const known = portfolio.mine.getData();
      if (known) portfolio.mine.setData(undefined, await send(known, input));
    },
    onError: (_, __, failed) => {
      if (!failed) return;
      portfolio.mine.setData(undefined, (known) => known && putBack(known, failed));
      // Those that wait must not put back what has failed.
      for (const { state } of client.getMutationCache().findAll({ mutationKey, status: "pending" })) {
        const waiting = state.context as Shown | undefined;
        if (waiting && waiting !== failed) waiting.before = putBack(waiting.before, failed);
      }
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
    meta: { failure: "The order could not be saved" },
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

export const resumeFailure = "Your résumé could not be saved";

/** Saves lists of the résumé. */
export function useSaveResume() {
  const { client, portfolio } = trpc.useUtils();
  return useShownChange<Partial<Resume>>({
    name: "resume",
    meta: { failure: resumeFailure, errors: "form" },
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
