import { limits } from "@callboard/contracts/limits";
import { addMs, msBetween } from "../../dates.ts";

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** How long a code can be used, in ms. */
export const codeLifetimeMs = 5 * minuteMs;

/** How long a code counts towards limits. */
export const countedMs = 24 * hourMs;

/** Who asks for a code or tries one. */
export type Requester = {
  /** The network of their address. */
  client: string;
  /** The account of their bearer. */
  accountId: number | null;
  /** The accounts that are theirs: that of the bearer, and those that signed in on the same browser before. */
  ownIds: number[];
};

/** How many codes are sent on a day: in all, to numbers of one operator, and for one client network. */
export type SmsLimits = { perDay: number; perDayAndPrefix: number; perDayAndClient: number };

type Window = { most: number; within: number };

/** Two codes to a number, whoever asks for them. */
const betweenTwo: Window[] = [{ most: 1, within: limits.otpResendWait }];
/** Codes to a number that one network asks for, or its owner; codes that one account asks for. */
const perRequester: Window[] = [
  { most: 5, within: 10 * minuteMs },
  { most: 10, within: countedMs },
];
/** Codes to a number that strangers of all networks ask for: more than one of them has, or it would shut out the rest. */
const perNumber: Window[] = [
  { most: 8, within: 10 * minuteMs },
  { most: 15, within: countedMs },
];
const perClient = (perDay: number): Window[] => [
  { most: Math.ceil(perDay / 4), within: 10 * minuteMs },
  { most: perDay, within: countedMs },
];

/** How many ms pass until the windows have room for one more, given the times of those before, newest first. */
function waitFor(times: Date[], windows: Window[], now: Date): number {
  const waits = windows.map(({ most, within }) => {
    const decisive = times[most - 1];
    return decisive ? msBetween(now, addMs(decisive, within)) : 0;
  });
  return Math.max(0, ...waits);
}

/** A request for a code. `byOwner`: on a browser where the account signed in before that has verified the number. */
export type CodeRequest = { phone: string; client: string; accountId: number | null; byOwner: boolean };
export type EarlierRequest = CodeRequest & { createdAt: Date };

/**
 * How many ms a request waits, given those of the last 24 hours to the same number, from the same network and by the same
 * account, newest first. Requests of strangers never make an owner wait longer than the pause between two codes.
 */
export function waitForCode(
  earlier: EarlierRequest[],
  { phone, client, accountId, byOwner }: CodeRequest,
  { perDayAndClient }: SmsLimits,
  now: Date,
): number {
  const wait = (windows: Window[], counts: (request: EarlierRequest) => boolean) =>
    waitFor(
      earlier.filter(counts).map(({ createdAt }) => createdAt),
      windows,
      now,
    );
  const always = [
    wait(betweenTwo, (request) => request.phone === phone),
    wait(perRequester, (request) => accountId !== null && request.accountId === accountId),
  ];
  if (byOwner) {
    return Math.max(
      ...always,
      wait(perRequester, (request) => request.phone === phone && request.byOwner),
    );
  }
  return Math.max(
    ...always,
    wait(perRequester, (request) => request.phone === phone && request.client === client),
    wait(perNumber, (request) => request.phone === phone && !request.byOwner),
    wait(perClient(perDayAndClient), (request) => request.client === client && !request.byOwner),
  );
}

/** The texts that were sent: in 24 hours, and of those to numbers of the same operator, also in the last hour. */
export type Sent = { day: number; prefixDay: number; prefixHour: number };

/** The share of a budget that numbers get which nobody has verified: strangers who spend it leave the rest to users. */
export const unverifiedShare = 0.8;

/** Whether the budgets have room for one more text. */
export function isAffordable(
  { day, prefixDay, prefixHour }: Sent,
  { perDay, perDayAndPrefix }: SmsLimits,
  isVerified: boolean,
): boolean {
  const share = isVerified ? 1 : unverifiedShare;
  const prefixPerHour = Math.ceil(perDayAndPrefix / 4);
  return (
    day < Math.floor(perDay * share) &&
    prefixDay < Math.floor(perDayAndPrefix * share) &&
    prefixHour < Math.floor(prefixPerHour * share)
  );
}

const prefixLength = "+91981".length;

/** The country and the first digits of the operator. */
export const prefixOf = (phone: string): string => phone.slice(0, prefixLength);

const units = [
  { ms: hourMs, name: "hour" },
  { ms: minuteMs, name: "minute" },
  { ms: 1_000, name: "second" },
];

/** A time to wait in words, rounded up: `25 seconds`, `3 hours`. */
export function waitInWords(ms: number): string {
  const unit = units.find((each) => ms >= each.ms) ?? { ms: 1_000, name: "second" };
  const count = Math.ceil(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? "" : "s"}`;
}
