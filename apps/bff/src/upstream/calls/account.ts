import {
  accountData,
  accountSessionsData,
  type SignInInput,
  type SignUpInput,
  userData,
} from "@callboard/contracts/account";
import { z } from "zod";
import { anyData, defineCall } from "./define-call.ts";

type Phone = { phone: string };
type Code = Phone & { otp: string };

const write = { method: "POST", class: "write" } as const;
const signIn = { method: "POST", class: "signIn" } as const;
/** Has the upstream send a text message, and wait for the service that does. */
const message = { method: "POST", class: "message" } as const;
const read = { method: "GET", class: "read" } as const;

export const accountCalls = {
  signIn: defineCall({
    ...signIn,
    path: () => "/auth/login",
    body: (input: SignInInput) => input,
    secrets: ({ password }) => [password],
    data: accountData,
  }),
  signUp: defineCall({
    ...message,
    path: () => "/auth/signup",
    body: (input: SignUpInput) => input,
    secrets: ({ password }) => [password],
    data: accountData,
  }),
  /** Answers a new account token where one was shown. */
  verifyOtp: defineCall({
    ...signIn,
    path: () => "/auth/verify/mobile-otp",
    body: (input: Code) => input,
    secrets: ({ otp }) => [otp],
    data: z.union([accountData, anyData.transform(() => null)]),
  }),
  resendOtp: defineCall({
    ...message,
    path: () => "/auth/resend/otp",
    body: (input: Phone) => input,
    data: anyData,
  }),
  changePhone: defineCall({
    ...message,
    path: () => "/auth/phone/change",
    body: (input: Phone) => input,
    data: anyData,
  }),
  requestReset: defineCall({
    ...message,
    path: () => "/auth/password/request",
    body: (input: Phone) => input,
    data: anyData,
  }),
  resetPassword: defineCall({
    ...signIn,
    path: () => "/auth/password/reset",
    body: (input: Code & { password: string }) => input,
    secrets: ({ otp, password }) => [otp, password],
    data: anyData,
  }),
  me: defineCall({ ...read, path: () => "/auth/me", data: userData }),
  sessions: defineCall({ ...read, path: () => "/auth/sessions", data: accountSessionsData }),
  signOut: defineCall({ ...write, path: () => "/auth/logout", data: anyData }),
  signOutEverywhere: defineCall({ ...write, path: () => "/auth/logout-all", data: anyData }),
};
