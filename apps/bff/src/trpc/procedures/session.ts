import {
  accountSessionSchema,
  changePhoneInput,
  resendOtpInput,
  type SignInInput,
  signInInput,
  signUpInput,
  verifyOtpInput,
} from "@callboard/contracts/account";
import { identifierKey } from "@callboard/contracts/identifier";
import { z } from "zod";
import { signedInSchema } from "../../session/start-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { personalProcedure, protectedProcedure, publicProcedure, rateLimited, router } from "../init.ts";
import { currentSession } from "./current-session.ts";
import { messageOutput, phoneOf } from "./message.ts";
import { signIn, signUp, verifyOtp } from "./sign-in.ts";
import { signOut, signOutEverywhere } from "./sign-out.ts";

export const sessionProcedures = router({
  /** Both halves of the session again, where one is lost; null for a visitor. */
  current: publicProcedure
    .output(checked(signedInSchema.nullable()))
    .mutation(({ ctx }) => currentSession(ctx)),

  signIn: publicProcedure
    .meta({ isAlone: true })
    .input(signInInput)
    .use(rateLimited("signIn", ({ username }: SignInInput) => identifierKey(username)))
    .output(checked(signedInSchema))
    .mutation(({ ctx, input }) => signIn(input, ctx)),

  /** `requireOtp`: the account stands, but no code could be sent to `phone`. */
  signUp: publicProcedure
    .meta({ isAlone: true })
    .input(signUpInput)
    .use(rateLimited("signUp", phoneOf))
    .output(checked(signedInSchema.extend({ requireOtp: z.boolean(), phone: z.string() })))
    .mutation(({ ctx, input }) => signUp(input, ctx)),

  /** `signedIn` is the session to go on with, for those who are signed in. */
  verifyOtp: personalProcedure
    .meta({ isAlone: true })
    .input(verifyOtpInput)
    .use(rateLimited("code", phoneOf))
    .output(checked(messageOutput.extend({ signedIn: signedInSchema.nullable() })))
    .mutation(({ ctx, input }) => verifyOtp(input, ctx)),

  resendOtp: personalProcedure
    .meta({ isAlone: true })
    .input(resendOtpInput)
    .use(rateLimited("code", phoneOf))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(accountCalls.resendOtp, input, ctx)),

  changePhone: protectedProcedure
    .meta({ isAlone: true })
    .input(changePhoneInput)
    .use(rateLimited("code", phoneOf))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(accountCalls.changePhone, input, ctx)),

  signOut: protectedProcedure.output(checked(z.null())).mutation(({ ctx }) => signOut(ctx)),

  signOutEverywhere: protectedProcedure
    .output(checked(z.null()))
    .mutation(({ ctx }) => signOutEverywhere(ctx)),

  /** Where the person is signed in. */
  list: protectedProcedure
    .output(checked(z.array(accountSessionSchema)))
    .query(async ({ ctx }) => (await request(accountCalls.sessions, {}, ctx)).sessions),
});
