import {
  changeEmailInput,
  changeNameInput,
  changeNumberInput,
  changePasswordInput,
  confirmNumberInput,
  deletionSchema,
  emailChangeSchema,
  emailTokenInput,
  provenInput,
} from "@callboard/contracts/account-settings";
import { personFileSchema } from "@callboard/contracts/person";
import { z } from "zod";
import { signedInSchema } from "../../session/start-session.ts";
import { accountSettingsCalls } from "../../upstream/calls/account-settings.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, publicProcedure, rateLimited, router, writeProcedure } from "../init.ts";
import { changeName, changePassword, confirmNumber, deleteAccount, exportData } from "./change-account.ts";
import { messageOutput } from "./message.ts";

const message = checked(messageOutput);
const goneOn = messageOutput.extend({ signedIn: signedInSchema });
/** Asks for a password or a code: never in a batch, which would allow many tries at once. */
const proven = writeProcedure.meta({ isAlone: true, invalidates: [] });

/** The own account: what one signs in by, one's data, and its end. */
export const accountProcedures = router({
  /** The new e-mail address that waits for its link to be opened; null for none. */
  emailChange: protectedProcedure
    .output(checked(emailChangeSchema.nullable()))
    .query(async ({ ctx }) => (await request(accountSettingsCalls.settings, {}, ctx)).email_change),

  changeName: writeProcedure
    .meta({ invalidates: ["comment", "event", "profile"] })
    .input(changeNameInput)
    .output(checked(goneOn))
    .mutation(({ ctx, input }) => changeName(input, ctx)),

  /** Ends all other sessions. `signedIn` is the one to go on with. */
  changePassword: proven
    .input(changePasswordInput)
    .output(checked(goneOn))
    .mutation(({ ctx, input }) => changePassword(input, ctx)),

  /** Mails a link to a new address: the answer does not tell whether another account has that. */
  askForEmail: proven
    .input(changeEmailInput)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(accountSettingsCalls.askForEmail, input, ctx)),

  cancelEmail: writeProcedure
    .meta({ invalidates: [] })
    .output(message)
    .mutation(({ ctx }) => requestReply(accountSettingsCalls.cancelEmail, {}, ctx)),

  /** For whoever opens the link: it may be on another device. */
  confirmEmail: publicProcedure
    .meta({ isAlone: true, invalidates: [] })
    .input(emailTokenInput)
    .use(rateLimited("password"))
    .output(message)
    .mutation(({ ctx, input }) => requestReply(accountSettingsCalls.confirmEmail, input, ctx)),

  /** Sends a code to a new number: the answer does not tell whether another account has that. */
  askForNumber: proven
    .input(changeNumberInput)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(accountSettingsCalls.askForNumber, input, ctx)),

  /** Ends all other sessions. `signedIn` is the one to go on with. */
  confirmNumber: proven
    .input(confirmNumberInput)
    .output(checked(goneOn))
    .mutation(({ ctx, input }) => confirmNumber(input, ctx)),

  /** All data of the account, as a JSON file; `cut` names the lists of which it has the newest alone. */
  exportData: proven
    .input(provenInput)
    .output(checked(personFileSchema.extend({ cut: z.array(z.string()) })))
    .mutation(({ ctx, input }) => exportData(input, ctx)),

  /** What becomes of what the account has left on the site, once it is deleted. */
  deletion: protectedProcedure
    .output(checked(deletionSchema))
    .query(async ({ ctx }) => (await request(accountSettingsCalls.deletion, {}, ctx)).deletion),

  /** Deletes the account for good. */
  delete: writeProcedure
    .meta({ isAlone: true, invalidates: ["comment", "event", "profile"] })
    .input(provenInput)
    .output(checked(z.null()))
    .mutation(({ ctx, input }) => deleteAccount(input, ctx)),
});
