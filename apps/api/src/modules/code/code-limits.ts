import { limits } from "@callboard/contracts/limits";
import { addMs, msBetween } from "../../dates.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a code can be used, in ms, and how often it may be tried. */
export const codeLifetimeMs = 5 * minuteMs;
export const codeTriesMax = 5;

/** How long a code counts towards its number's limits. */
export const countedMs = 24 * hourMs;

/** Rate limits of codes to one number. */
const rules = [
  { most: 1, within: limits.otpResendWait },
  { most: 5, within: 10 * minuteMs },
  { most: 10, within: countedMs },
];

/** How many ms a number waits for its next code, given when its last ones were sent, newest first. */
export function waitForCode(sentAt: Date[], now: Date): number {
  const waits = rules.map(({ most, within }) => {
    const decisive = sentAt[most - 1];
    return decisive ? msBetween(now, addMs(decisive, within)) : 0;
  });
  return Math.max(0, ...waits);
}

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
