import { idSchema } from "@callboard/contracts/page";
import {
  answerInvitationInput,
  invitationTokenInput,
  inviteToTeamInput,
  receivedInvitationSchema,
  teamInvitationData,
  teamRoleInput,
  teamShownInput,
  teamsData,
} from "@callboard/contracts/team";
import { z } from "zod";
import { teamCalls } from "../../upstream/calls/team.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const one = z.object({ id: idSchema });
const write = writeProcedure.meta({ invalidates: [] });
const message = checked(messageOutput);

/** Teams of agencies: who is in one, and who is asked to be. */
export const teamProcedures = router({
  /** The teams that the viewer is in, and those that they are invited to by their username. */
  mine: protectedProcedure.output(checked(teamsData)).query(({ ctx }) => request(teamCalls.mine, {}, ctx)),

  /** Invites somebody to the viewer's agency: the answer says nothing of whether there is such an account. */
  invite: write
    .input(inviteToTeamInput)
    .output(checked(teamInvitationData.shape.invitation))
    .mutation(async ({ ctx, input }) => (await request(teamCalls.invite, input, ctx)).invitation),

  revoke: write
    .input(one)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(teamCalls.revoke, input, ctx)),

  /** The invitation that a mailed address leads to. A mutation, so that its token is in no address. */
  invitation: write
    .input(invitationTokenInput)
    .output(checked(receivedInvitationSchema))
    .mutation(async ({ ctx, input }) => (await request(teamCalls.invitation, input, ctx)).invitation),

  /** Accepts an invitation, or says no to it. */
  answer: write
    .input(answerInvitationInput)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(teamCalls.answer, input, ctx)),

  changeRole: write
    .input(teamRoleInput)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(teamCalls.changeRole, input, ctx)),

  removeMember: write
    .input(one)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(teamCalls.removeMember, input, ctx)),

  /** `id` is the team's. */
  leave: write
    .input(one)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(teamCalls.leave, input, ctx)),

  /** Names the viewer on the agency's public page, or takes the name off it. */
  show: writeProcedure
    .meta({ invalidates: ["profile"] })
    .input(teamShownInput)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(teamCalls.show, input, ctx)),
});
