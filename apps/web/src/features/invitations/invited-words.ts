import type { NotInvitedReason, SentInvitations } from "@callboard/contracts/call-invitation";

const reasons: Record<NotInvitedReason, string> = {
  invited: "was invited before",
  applied: "has applied already",
  gone: "is not public any more",
  own: "belongs to who posted the call",
  blocked: "is blocked by you",
};

export type Person = { id: number; name: string };

/** Who was invited and who was not, in words. */
export function invitedWords({ invited, skipped }: SentInvitations, people: readonly Person[]): string {
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? "Somebody";
  const [first] = invited;
  const done =
    invited.length > 1
      ? `${invited.length} people are invited.`
      : first === undefined
        ? "Nobody was invited."
        : `${nameOf(first)} is invited.`;
  const left = skipped.map(({ profile_id, reason }) => `${nameOf(profile_id)} ${reasons[reason]}.`);
  return [done, ...left.slice(0, 3), left.length > 3 && `${left.length - 3} more were not invited.`]
    .filter(Boolean)
    .join(" ");
}
