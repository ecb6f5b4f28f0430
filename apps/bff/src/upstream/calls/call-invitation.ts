import {
  type CallInvitationParams,
  type CallsToInviteQuery,
  callsToInviteData,
  type DeclineInvitationInput,
  type InvitationsQuery,
  invitationSettingsData,
  type RefuseInvitationsInput,
  receivedInvitationsData,
  type SendInvitationsInput,
  sentInvitationListData,
  sentInvitationsData,
} from "@callboard/contracts/call-invitation";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const capability = "invitations" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;

export const callInvitationCalls = {
  calls: extensionCall({
    ...read,
    path: () => "/call-invitation/calls",
    query: (input: CallsToInviteQuery) => input,
    data: callsToInviteData,
  }),
  send: extensionCall({
    ...write,
    path: () => "/call-invitation/send",
    body: (input: SendInvitationsInput) => input,
    data: sentInvitationsData,
  }),
  sent: extensionCall({
    ...read,
    path: ({ event_id }: { event_id: number } & InvitationsQuery) =>
      `/call-invitation/event/${segment(event_id)}`,
    query: ({ event_id: _, ...page }) => page,
    data: sentInvitationListData,
  }),
  received: extensionCall({
    ...read,
    path: () => "/call-invitation/received",
    query: (input: InvitationsQuery) => input,
    data: receivedInvitationsData,
  }),
  decline: extensionCall({
    ...write,
    path: ({ id }: CallInvitationParams & DeclineInvitationInput) =>
      `/call-invitation/${segment(id)}/decline`,
    body: ({ refuse }) => ({ refuse }),
    data: anyData,
  }),
  settings: extensionCall({
    ...read,
    path: () => "/call-invitation/settings",
    data: invitationSettingsData,
  }),
  refuse: extensionCall({
    ...write,
    path: () => "/call-invitation/settings",
    body: (input: RefuseInvitationsInput) => input,
    data: invitationSettingsData,
  }),
};
