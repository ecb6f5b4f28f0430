import { requestResetInput, resetPasswordInput } from "@callboard/contracts/account";
import { accountCalls } from "../provider/account.ts";
import { checked } from "../provider/checked.ts";
import { requestReply } from "../provider/request.ts";
import { limited, publicProcedure, router } from "../trpc.ts";
import { messageOutput, phoneOf } from "./message.ts";

export const passwordProcedures = router({
  /** Sends a code to the number, if it is somebody's: the answer does not tell. */
  requestCode: publicProcedure
    .meta({ isAlone: true })
    .input(requestResetInput)
    .use(limited("password", phoneOf))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(accountCalls.requestReset, input, ctx)),

  /** Sets a new password with the code. All sessions end at the provider. */
  reset: publicProcedure
    .meta({ isAlone: true })
    .input(resetPasswordInput)
    .use(limited("password", phoneOf))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(accountCalls.resetPassword, input, ctx)),
});
