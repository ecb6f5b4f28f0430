import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import type { Person } from "./invited-words.ts";

/** Of one person it is asked how they stand to each call. */
export const callsInput = (people: readonly Person[]) => {
  const [first] = people;
  return people.length === 1 && first ? { profile_id: first.id } : {};
};

/** Whether the viewer has a call to invite to: nobody else is shown a way to it. */
export function useHasCallToInvite(people: readonly Person[] = []): boolean {
  const isOffered = useCapability("invitations");
  const isAsked = useUser() !== null && isOffered;
  const { data } = trpc.callInvitation.calls.useQuery(callsInput(people), {
    enabled: isAsked,
    meta: { errors: "inline" },
  });
  return isAsked && data !== undefined && data.length > 0;
}
