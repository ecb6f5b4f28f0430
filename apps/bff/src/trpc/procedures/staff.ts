import { idSchema } from "@callboard/contracts/page";
import {
  acceptInvitationInput,
  auditData,
  auditQuery,
  changeRoleInput,
  invitedStaffData,
  inviteStaffInput,
  staffListData,
  staffViewerSchema,
} from "@callboard/contracts/staff";
import { z } from "zod";
import { staffCalls } from "../../upstream/calls/staff.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, staffProcedure, staffWriteProcedure, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ id: idSchema });

export const staffProcedures = router({
  /** What the viewer may do for the site; null for all who do not run it. */
  me: protectedProcedure
    .output(checked(staffViewerSchema.nullable()))
    .query(async ({ ctx }) => (await request(staffCalls.me, {}, ctx)).viewer),

  /** Who belongs to the staff, and who is invited. */
  members: staffProcedure("read_staff")
    .output(checked(staffListData))
    .query(({ ctx }) => request(staffCalls.members, {}, ctx)),

  /** Invites somebody by the address of their email; the token is told once. */
  invite: staffWriteProcedure("manage_staff")
    .meta({ invalidates: [] })
    .input(inviteStaffInput)
    .output(checked(invitedStaffData))
    .mutation(({ ctx, input }) => request(staffCalls.invite, input, ctx)),

  takeBackInvitation: staffWriteProcedure("manage_staff")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(staffCalls.takeBackInvitation, input, ctx)),

  /** Joins the staff with an invitation's token: for any account. */
  acceptInvitation: writeProcedure
    .meta({ invalidates: [], isAlone: true })
    .input(acceptInvitationInput)
    .output(checked(staffViewerSchema))
    .mutation(async ({ ctx, input }) => (await request(staffCalls.acceptInvitation, input, ctx)).viewer),

  changeRole: staffWriteProcedure("manage_staff")
    .meta({ invalidates: [] })
    .input(changeRoleInput.extend({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(staffCalls.changeRole, input, ctx)),

  removeMember: staffWriteProcedure("manage_staff")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(staffCalls.removeMember, input, ctx)),

  /** Takes the second factor away of somebody who has lost it. */
  resetFactor: staffWriteProcedure("manage_staff")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(staffCalls.resetFactor, input, ctx)),

  /** What staff did, newest first; `cursor` goes on from `pagination.nextCursor` of the last page. */
  audit: staffProcedure("read_audit")
    .input(auditQuery.prefault({}))
    .output(checked(auditData))
    .query(({ ctx, input }) => request(staffCalls.audit, input, ctx)),
});
