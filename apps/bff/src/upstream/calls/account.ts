import {
  accountSessionsData,
  type SignInInput,
  type SignUpInput,
  userData,
  userSchema,
} from "@callboard/contracts/account";
import { accountAnswer, verifiedAnswer } from "@callboard/contracts/wire/account";
import { messageAnswer } from "@callboard/contracts/wire/answer";
import { z } from "zod";
import { toAccount, toUser } from "../normalise/account.ts";
import { anyData, extensionCall, standardCall } from "./define-call.ts";

type Phone = { phone: string };
type Code = Phone & { otp: string };

const write = { method: "POST", class: "write" } as const;
const signIn = { method: "POST", class: "signIn" } as const;
/** Has the upstream send a text message, and wait for the service that does. */
const message = { method: "POST", class: "message" } as const;
const read = { method: "GET", class: "read" } as const;
const capability = "accounts";

/** `token` is the bearer. */
const account = z.object({
  token: z.string(),
  user: userSchema,
  requireOtp: z.boolean(),
  phone: z.string().nullable(),
});
const verified = z.object({ token: z.string(), user: userSchema.nullable() });

export const accountCalls = {
  signIn: standardCall({
    ...signIn,
    path: () => "/auth/login",
    body: (input: SignInInput) => input,
    secrets: ({ password }) => [password],
    answer: accountAnswer,
    normalise: (answer, { username }) => toAccount(answer, { identifier: username }),
    data: account,
  }),
  signUp: standardCall({
    ...message,
    path: () => "/auth/signup",
    body: (input: SignUpInput) => input,
    secrets: ({ password }) => [password],
    answer: accountAnswer,
    normalise: (answer, { name, username, email, phone }) =>
      toAccount(answer, { identifier: username, name, username, email, phone }),
    data: account,
  }),
  /** Answers a new token where one was shown; null where the session goes on as it is. */
  verifyOtp: standardCall({
    ...signIn,
    path: () => "/auth/verify/mobile-otp",
    body: (input: Code) => input,
    secrets: ({ otp }) => [otp],
    answer: verifiedAnswer,
    normalise: ({ token, user }, { phone }) =>
      token ? { token, user: user?.id ? toUser(user, { identifier: phone, phone }) : null } : null,
    data: verified.nullable(),
  }),
  resendOtp: standardCall({
    ...message,
    path: () => "/auth/resend/otp",
    body: (input: Phone) => input,
    answer: messageAnswer,
    normalise: () => null,
    data: z.null(),
  }),
  changePhone: extensionCall({
    capability,
    ...message,
    path: () => "/auth/phone/change",
    body: (input: Phone) => input,
    data: anyData,
  }),
  requestReset: extensionCall({
    capability,
    ...message,
    path: () => "/auth/password/request",
    body: (input: Phone) => input,
    data: anyData,
  }),
  resetPassword: extensionCall({
    capability,
    ...signIn,
    path: () => "/auth/password/reset",
    body: (input: Code & { password: string }) => input,
    secrets: ({ otp, password }) => [otp, password],
    data: anyData,
  }),
  me: extensionCall({ capability, ...read, path: () => "/auth/me", data: userData }),
  sessions: extensionCall({ capability, ...read, path: () => "/auth/sessions", data: accountSessionsData }),
  signOut: extensionCall({ capability, ...write, path: () => "/auth/logout", data: anyData }),
  signOutEverywhere: extensionCall({ capability, ...write, path: () => "/auth/logout-all", data: anyData }),
};
