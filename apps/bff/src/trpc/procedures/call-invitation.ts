import {
  callInvitationParams,
  callInvitationsQuery,
  callsToInviteData,
  callsToInviteQuery,
  declineInvitationInput,
  invitationSettingsSchema,
  invitationsQuery,
  receivedInvitationsData,
  refuseInvitationsInput,
  sendInvitationsInput,
  sentInvitationListData,
  sentInvitationsData,
} from "@callboard/contracts/call-invitation";
import { callInvitationCalls } from "../../upstream/calls/call-invitation.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const write = writeProcedure.meta({ invalidates: [] });
const settings = checked(invitationSettingsSchema);

/** Invitations to calls: for those who posted them, and for who is invited. */
export const callInvitationProcedures = router({
  /** The open calls that the viewer may invite to; with a profile, each says how that one stands to it. */
  calls: protectedProcedure
    .input(callsToInviteQuery.prefault({}))
    .output(checked(callsToInviteData.shape.calls))
    .query(async ({ ctx, input }) => (await request(callInvitationCalls.calls, input, ctx)).calls),

  /** Invites profiles to an own call, each account once. */
  send: write
    .input(sendInvitationsInput)
    .output(checked(sentInvitationsData))
    .mutation(({ ctx, input }) => request(callInvitationCalls.send, input, ctx)),

  /** Who was invited to an own call, the newest first, and what became of it. */
  sent: protectedProcedure
    .input(callInvitationsQuery)
    .output(checked(sentInvitationListData))
    .query(({ ctx, input }) => request(callInvitationCalls.sent, input, ctx)),

  /** What the viewer is invited to, the newest first. */
  received: protectedProcedure
    .input(invitationsQuery.prefault({}))
    .output(checked(receivedInvitationsData))
    .query(({ ctx, input }) => request(callInvitationCalls.received, input, ctx)),

  /** Says no to an invitation, and, if asked, to all further ones. */
  decline: write
    .input(callInvitationParams.extend(declineInvitationInput.shape))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(callInvitationCalls.decline, input, ctx)),

  /** From whom the viewer takes no invitations. */
  settings: protectedProcedure
    .output(settings)
    .query(async ({ ctx }) => (await request(callInvitationCalls.settings, {}, ctx)).settings),

  /** Takes no invitations any more, or takes them again: of a poster, or of anybody. */
  refuse: write
    .input(refuseInvitationsInput)
    .output(settings)
    .mutation(async ({ ctx, input }) => (await request(callInvitationCalls.refuse, input, ctx)).settings),
});
