import { accountAnswer, verifiedAnswer } from "@callboard/contracts/wire/account";
import { messageAnswer } from "@callboard/contracts/wire/answer";
import type { Fields, Known, WriteCall } from "../contract-call.ts";
import type { Settings } from "../settings.ts";
import { textOrNone } from "./values.ts";

const wrong = "contract-check-wrong";

function learnToken({ token }: Fields, known: Known): void {
  known.bearer ??= textOrNone(token);
}

/** Somebody new. The number is one of those that are given to nobody, unless there is another one to use. */
function newAccount(known: Known, { phone }: Settings): object {
  const number = Math.floor(Math.random() * 1_000_000);
  const username = `contract${number}x`;
  known.phone = phone ?? `+447700900${String(number % 1_000).padStart(3, "0")}`;
  return {
    name: "Contract Check",
    username,
    email: `${username}@example.com`,
    password: `contract-check-${number}`,
    phone: known.phone,
  };
}

const needsPhone = "it needs the number of an account that has just signed up";

export const accountCalls: WriteCall[] = [
  {
    kind: "write",
    name: "POST auth/login",
    path: "/auth/login",
    isHarmless: true,
    holds: "token",
    answer: accountAnswer,
    body: (_known, { username, password }) =>
      username ? { username, password } : "it needs --username and --password",
    learn: learnToken,
    refused: { what: "a wrong password", body: (_known, { username }) => ({ username, password: wrong }) },
  },
  {
    kind: "write",
    name: "POST auth/signup",
    path: "/auth/signup",
    holds: "token",
    answer: accountAnswer,
    body: newAccount,
    learn: learnToken,
  },
  {
    kind: "write",
    name: "POST auth/verify/mobile-otp",
    path: "/auth/verify/mobile-otp",
    answer: verifiedAnswer,
    body: ({ phone }, { otp }) => {
      if (!phone) return needsPhone;
      return otp ? { phone, otp } : "it needs --otp, a code that will be right";
    },
    refused: { what: "a wrong code", body: ({ phone }) => ({ phone, otp: "x00000" }) },
  },
  {
    kind: "write",
    name: "POST auth/resend/otp",
    path: "/auth/resend/otp",
    answer: messageAnswer,
    body: ({ phone }) => (phone ? { phone } : needsPhone),
  },
];
