import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../refusal.ts";

type Window = { calls: number; seconds: number };

type Rule = {
  /** By the address that the call comes from. */
  client: Window[];
  /** By the account, identifier or number that it is about. */
  account: Window[];
  /** Calls about an account count only where the provider did not accept the credentials. */
  isFailureOnly?: true;
};

const within = (seconds: number, calls: number): Window => ({ calls, seconds });
const [minute, hour] = [60, 3_600];

/** How many calls are taken. An address may be that of a whole office, so these stop floods; accounts have the tight ones. */
const rules = {
  signIn: {
    client: [within(minute, 20), within(hour, 120)],
    account: [within(15 * minute, 5)],
    isFailureOnly: true,
  },
  signUp: { client: [within(minute, 20), within(hour, 100)], account: [within(10 * minute, 20)] },
  /** A code is dead after five wrong tries, and five are sent in ten minutes: this leaves room for all of them. */
  code: { client: [within(minute, 40), within(hour, 400)], account: [within(10 * minute, 30)] },
  password: { client: [within(minute, 20), within(hour, 100)], account: [within(10 * minute, 20)] },
  contact: { client: [within(minute, 10), within(hour, 40)], account: [] },
  write: { client: [within(minute, 120), within(hour, 2_000)], account: [within(minute, 40)] },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;

/** Counts of one rule by one kind of key. */
type Counter = {
  /** Throws Refusal where the call is one too many. */
  take: (key: string) => Promise<void>;
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

type Limit = { client: Counter; account: Counter; isFailureOnly: boolean };
export type Limits = Record<LimitName, Limit>;

function waitOf(seconds: number): string {
  const [amount, unit] = seconds < 2 * minute ? [seconds, "second"] : [Math.ceil(seconds / minute), "minute"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
  const message = `Too many attempts. Try again in ${waitOf(retryAfter)}.`;
  throw new Refusal("too_many_requests", { message, retryAfter });
}

function createCounter(windows: Window[]): Counter {
  const limiters = windows.map(
    ({ calls, seconds }) => new RateLimiterMemory({ points: calls, duration: seconds }),
  );
  return {
    take: async (key) => {
      for (const limiter of limiters) await limiter.consume(key).catch(refuse);
    },
    giveBack: async (key) => {
      for (const limiter of limiters) await limiter.reward(key);
    },
    forget: async (key) => {
      for (const limiter of limiters) await limiter.delete(key);
    },
  };
}

/** Starts counting, in this process. */
export function createLimits(): Limits {
  const entries = Object.entries(rules).map(([name, rule]: [string, Rule]) => {
    const { client, account, isFailureOnly = false } = rule;
    return [name, { client: createCounter(client), account: createCounter(account), isFailureOnly }];
  });
  return Object.fromEntries(entries);
}
