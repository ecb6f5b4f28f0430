import type { TeamRole } from "@callboard/contracts/team-role";

/** The roles in a team, and what each is for. */
export const roleWords: Record<TeamRole, { name: string; article: string; about: string }> = {
  owner: {
    name: "Owner",
    article: "the owner",
    about: "The agency's own account: it decides who is in the team.",
  },
  member: {
    name: "Member",
    article: "a member",
    about: "Posts calls for the agency, moves those who apply, and writes to them.",
  },
  reviewer: {
    name: "Reviewer",
    article: "a reviewer",
    about:
      "Reads what is sent to the agency, and rates, labels and notes. Moves nobody and writes to nobody.",
  },
};
