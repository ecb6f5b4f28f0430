import type { ReceivedInvitation, Team, TeamMember } from "@callboard/contracts/team";
import { account } from "./claims.ts";

const member = (user_id: number, name: string, change: Partial<TeamMember> = {}): TeamMember => ({
  ...{ user_id, name, role: "member", joined_at: "2026-11-02T08:00:00.000Z" },
  ...{ is_shown: false, is_viewer: false, ...change },
});

/** The team of the signed-in user of these tests, with one member, one reviewer and an open invitation. */
export function ownTeam(change: Partial<Team> = {}): Team {
  return {
    ...{ id: account.id, name: account.name, role: "owner" },
    members: [
      member(account.id, account.name, { role: "owner", joined_at: null, is_viewer: true }),
      member(6, "Asha Rao"),
      member(7, "Kabir Shah", { role: "reviewer" }),
    ],
    invitations: [
      { id: 3, identifier: "mina@example.com", role: "member", expires_at: "2026-11-28T08:00:00.000Z" },
    ],
    can: { invite: true, manage: true, act: true, leave: false },
    ...change,
  };
}

/** A team of somebody else that they are in. */
export function otherTeam(role: "member" | "reviewer"): Team {
  return {
    ...{ id: 20, name: "Lantern Casting", role, invitations: [] },
    members: [
      member(20, "Lantern Casting", { role: "owner", joined_at: null }),
      member(account.id, account.name, { role, is_viewer: true }),
    ],
    can: { invite: false, manage: false, act: role === "member", leave: true },
  };
}

export const invitation: ReceivedInvitation = {
  ...{ id: 9, agency_name: "Lantern Casting", role: "reviewer", expires_at: "2026-11-28T08:00:00.000Z" },
};
