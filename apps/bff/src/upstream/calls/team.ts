import {
  type AnswerInvitationInput,
  type InviteToTeamInput,
  receivedInvitationData,
  type TeamRoleInput,
  type TeamShownInput,
  teamInvitationData,
  teamsData,
} from "@callboard/contracts/team";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Id = { id: number };
const capability = "teams" as const;
const write = { capability, method: "POST", class: "write" } as const;
const remove = { capability, method: "DELETE", class: "write" } as const;

export const teamCalls = {
  mine: extensionCall({
    ...{ capability, method: "GET", class: "read" },
    path: () => "/team/mine",
    data: teamsData,
  }),
  invite: extensionCall({
    ...write,
    path: () => "/team/invite",
    body: (input: InviteToTeamInput) => input,
    data: teamInvitationData,
  }),
  revoke: extensionCall({
    ...remove,
    path: ({ id }: Id) => `/team/invitation/${segment(id)}`,
    data: anyData,
  }),
  invitation: extensionCall({
    ...write,
    path: () => "/team/invitation",
    body: (input: { token: string }) => input,
    data: receivedInvitationData,
  }),
  answer: extensionCall({
    ...write,
    path: () => "/team/answer",
    body: (input: AnswerInvitationInput) => input,
    data: anyData,
  }),
  changeRole: extensionCall({
    ...write,
    path: () => "/team/role",
    body: (input: TeamRoleInput) => input,
    data: anyData,
  }),
  removeMember: extensionCall({
    ...remove,
    path: ({ id }: Id) => `/team/member/${segment(id)}`,
    data: anyData,
  }),
  leave: extensionCall({ ...write, path: ({ id }: Id) => `/team/leave/${segment(id)}`, data: anyData }),
  show: extensionCall({
    ...write,
    path: () => "/team/shown",
    body: (input: TeamShownInput) => input,
    data: anyData,
  }),
};
