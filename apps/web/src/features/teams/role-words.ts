import type { InvitedRole, TeamRole } from "@callboard/contracts/team-role";

export const roleWords: Record<TeamRole, { name: string; article: string }> = {
  owner: { name: "Owner", article: "the owner" },
  member: { name: "Member", article: "a member" },
  reviewer: { name: "Reviewer", article: "a reviewer" },
};

/** What the roles are for that somebody is invited as: as a choice, and to whoever is invited. */
export const invitedRoleWords: Record<InvitedRole, { about: string; toInvited: string }> = {
  member: {
    about: "Posts calls for the agency, moves those who apply, and writes to them.",
    toInvited: "You would post calls for the agency, move those who apply, and write to them.",
  },
  reviewer: {
    about:
      "Reads what is sent to the agency, and rates, labels and notes. Moves nobody and writes to nobody.",
    toInvited: "You would read who applies to its calls, and rate, label and note what you think of them.",
  },
};
