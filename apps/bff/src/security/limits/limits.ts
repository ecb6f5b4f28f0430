import { RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../app-error.ts";
import type { Env } from "../../env.ts";
import type { Redis } from "../../redis/redis.ts";
import { createWindowCounters, type Window } from "./window-counters.ts";

type Settings = Pick<Env, "READS_PER_MINUTE">;

type Rule = {
  /** By the address that the call comes from. */
  client: Window[];
  /** By the account, identifier or number that it is about. */
  account: Window[];
  /** Calls about an account count only where the upstream did not accept the credentials. */
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

export type LimitName = keyof typeof rules | "read";

/** Of an hour's reads, what one minute may have: they come in bursts. */
const burst = 0.06;

/** With the one for reads that reach the upstream; what caches answer is not counted. */
function rulesWith({ READS_PER_MINUTE: reads }: Settings): Record<LimitName, Rule> {
  const client = [within(minute, reads), within(hour, Math.ceil(reads / burst))];
  return { ...rules, read: { client, account: [] } };
}

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
  throw new AppError("too_many_requests", { message, retryAfter });
}

function createCounter(name: string, windows: Window[], redis: Redis | null, onRefusal: () => void): Counter {
  const limiters = createWindowCounters(name, windows, redis);
  const refuseOne = (reason: unknown) => {
    if (reason instanceof RateLimiterRes) onRefusal();
    refuse(reason);
  };
  return {
    take: async (key) => {
      for (const limiter of limiters) await limiter.consume(key).catch(refuseOne);
    },
    giveBack: async (key) => {
      for (const limiter of limiters) await limiter.reward(key);
    },
    forget: async (key) => {
      for (const limiter of limiters) await limiter.delete(key);
    },
  };
}

/** Starts counting: with all gateways on one Redis, or without one in this process. `onRefusal` hears of what is one too many. */
export function createLimits(
  settings: Settings,
  redis: Redis | null,
  onRefusal: (name: LimitName) => void = () => undefined,
): Limits {
  const entries = Object.entries(rulesWith(settings)).map(([name, rule]) => {
    const { client, account, isFailureOnly = false } = rule;
    const counterOf = (kind: string, windows: Window[]) =>
      createCounter(`${name}:${kind}`, windows, redis, () => onRefusal(name as LimitName));
    return [
      name,
      { client: counterOf("client", client), account: counterOf("account", account), isFailureOnly },
    ];
  });
  return Object.fromEntries(entries);
}
