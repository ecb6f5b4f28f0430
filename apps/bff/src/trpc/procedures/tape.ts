import { idSchema } from "@callboard/contracts/page";
import { playableTapeSchema, tapesPath, tapeUploadQuery, tapeUploadSchema } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { z } from "zod";
import { playPassOf } from "../../session/play-pass.ts";
import { tapeCalls } from "../../upstream/calls/tape.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import type { Context } from "../context.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ application_id: idSchema });

/** Where the session plays the tape of an application, for a while. */
function addressOf(applicationId: number, sid: string, { sessions }: Context): string {
  const until = sessions.clock().getTime() + tapeLimits.addressLife;
  const pass = playPassOf({ sid, file: `tape ${applicationId}` }, until, sessions.keys);
  return `${tapesPath}/${applicationId}?pass=${pass}`;
}

/** Videos of applications. Their bytes have addresses of their own. */
export const tapeProcedures = router({
  /** The tape of an application with an address that plays it for an hour: for who sent it, and who reviews its call. */
  get: protectedProcedure
    .input(named)
    .output(checked(playableTapeSchema))
    .query(async ({ ctx, input }) => ({
      ...(await request(tapeCalls.get, input, ctx)),
      address: addressOf(input.application_id, ctx.session.sid, ctx),
    })),

  /** The viewer's own tape for a call that is on its way, or waits for the application; null for none. */
  upload: protectedProcedure
    .input(tapeUploadQuery)
    .output(checked(tapeUploadSchema.nullable()))
    .query(async ({ ctx, input }) => (await request(tapeCalls.upload, input, ctx)).upload),

  /** Removes the tape of an own application that was not opened. */
  remove: writeProcedure
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(tapeCalls.remove, input, ctx)),
});
