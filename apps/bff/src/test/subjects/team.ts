import type { SubjectFixture } from "../subjects.ts";

const expires_at = "2026-03-08T10:00:00.000Z";
const invitation = { id: 3, identifier: "asha", role: "member", expires_at };
const received = { id: 3, agency_name: "Lantern Casting", role: "member", expires_at };
const owner = { user_id: 1, name: "Lantern Casting", role: "owner", joined_at: null };
const member = { ...owner, is_shown: false, is_viewer: true };
const can = { invite: true, manage: true, act: true, leave: false };
const team = {
  ...{ id: 1, name: "Lantern Casting", role: "owner" },
  ...{ members: [member], invitations: [invitation], can },
};

export const fixture: SubjectFixture = {
  accepted: {
    "team.mine": undefined,
    "team.invite": { identifier: "asha", role: "member" },
    "team.revoke": { id: 3 },
    "team.invitation": { token: "a-token-of-the-tests" },
    "team.answer": { id: 3, answer: "accepted" },
    "team.changeRole": { user_id: 2, role: "reviewer" },
    "team.removeMember": { id: 2 },
    "team.leave": { id: 1 },
    "team.show": { team_id: 1, is_shown: true },
  },
  open: [],
  answers: [
    ["/team/mine", { teams: [team], invited: [received] }],
    ["/team/invite", { invitation }],
    ["/team/invitation", { invitation: received }],
    ["/team/", null],
  ],
};
