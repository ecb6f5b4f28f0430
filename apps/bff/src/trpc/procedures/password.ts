import { requestResetInput, resetPasswordInput } from "@callboard/contracts/account";
import { accountCalls } from "../../upstream/calls/account.ts";
import { checked } from "../../upstream/checked.ts";
import { requestReply } from "../../upstream/request.ts";
import { publicProcedure, rateLimited, router } from "../init.ts";
import { messageOutput, phoneOf } from "./message.ts";

export const passwordProcedures = router({
  /** Sends a code to the number, if it is somebody's: the answer does not tell. */
  requestCode: publicProcedure
    .meta({ isAlone: true })
    .input(requestResetInput)
    .use(rateLimited("password", phoneOf))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(accountCalls.requestReset, input, ctx)),

  /** Sets a new password with the code. All sessions end at the upstream. */
  reset: publicProcedure
    .meta({ isAlone: true })
    .input(resetPasswordInput)
    .use(rateLimited("password", phoneOf))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(accountCalls.resetPassword, input, ctx)),
});
