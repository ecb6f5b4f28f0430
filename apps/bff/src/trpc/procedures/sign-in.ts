import type { SignInInput, SignUpInput, verifyOtpInput } from "@callboard/contracts/account";
import type { z } from "zod";
import { readSession } from "../../session/read-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { startSession } from "../../session/start-session.ts";
import { accountCalls } from "../../upstream/calls/account.ts";
import { hasCapability, request, requestReply } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

/** Signs a former session of the same browser out at the upstream too. Nobody waits for it, and its failure is logged. */
async function leaveFormer(ctx: Context): Promise<void> {
  const former = await readSession(ctx);
  if (former && (await hasCapability("accounts", ctx)))
    request(accountCalls.signOut, {}, { ...ctx, bearer: former.bearer }).catch(() => undefined);
}

/** Signs in by any identifier. Throws UpstreamError. */
export async function signIn(input: SignInInput, ctx: Context) {
  const account = await request(accountCalls.signIn, input, ctx);
  await leaveFormer(ctx);
  return startSession(account, ctx);
}

/** Makes an account and signs in. `requireOtp`: the first code could not be sent to `phone`. Throws UpstreamError. */
export async function signUp(input: SignUpInput, ctx: Context) {
  const account = await request(accountCalls.signUp, input, ctx);
  await leaveFormer(ctx);
  const { requireOtp, phone } = account;
  return { ...(await startSession(account, ctx)), requireOtp, phone: phone ?? input.phone };
}

type Visitor = Context & { session: Session | null };

/** Verifies a number. Who is signed in goes on under a new session id. Throws UpstreamError. */
export async function verifyOtp(input: z.output<typeof verifyOtpInput>, ctx: Visitor) {
  const { session } = ctx;
  const { message, data } = await requestReply(accountCalls.verifyOtp, input, ctx);
  if (!session) return { message, signedIn: null };
  const account = { token: data?.token ?? session.bearer, user: data?.user ?? session.user };
  return { message, signedIn: await startSession(account, ctx) };
}
