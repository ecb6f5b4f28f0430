import { RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../app-error.ts";
import type { Env } from "../../env.ts";
import type { Redis } from "../../redis/redis.ts";
import { createRefusedKeys } from "./refused-keys.ts";
import { createWindowCounters, type Window } from "./window-counters.ts";

type Settings = Pick<Env, "READS_PER_MINUTE" | "WRITES_PER_MINUTE">;

type Rule = {
  /** Per client address. */
  client: Window[];
  /** Per account, identifier or phone number in the input; with `strangers` also per requester, or one would lock out all. */
  account: Window[];
  /** Per account, by all whose browsers it has not signed in on before. More than one network of them has. */
  strangers?: Window[];
  /** Only calls that the upstream rejects as unauthorized count for the account. */
  countsFailuresOnly?: true;
};

const within = (seconds: number, calls: number): Window => ({ calls, seconds });
const [minute, hour] = [60, 3_600];

/** Client limits only stop floods, because an office may share one address; account limits are tight. */
const rules = {
  signIn: {
    client: [within(minute, 20), within(hour, 120)],
    account: [within(15 * minute, 5)],
    strangers: [within(hour, 30)],
    countsFailuresOnly: true,
  },
  signUp: {
    client: [within(minute, 20), within(hour, 100)],
    account: [within(10 * minute, 20)],
    strangers: [within(10 * minute, 40)],
  },
  /** Five codes are sent in ten minutes, each good for five attempts: this allows them all. */
  code: {
    client: [within(minute, 40), within(hour, 400)],
    account: [within(10 * minute, 30)],
    strangers: [within(10 * minute, 60)],
  },
  password: {
    client: [within(minute, 20), within(hour, 100)],
    account: [within(10 * minute, 20)],
    strangers: [within(10 * minute, 40)],
  },
  contact: { client: [within(minute, 10), within(hour, 40)], account: [] },
  /** A provider of mailboxes asks for many of its people from one address. */
  unsubscribe: { client: [within(minute, 120), within(hour, 2_000)], account: [] },
  /** Of shortlists, by whoever has the link: an office may look at one at the same time. The account is the link. */
  shortlistRead: {
    client: [within(minute, 60), within(hour, 600)],
    account: [within(minute, 150), within(hour, 1_500)],
  },
  /** Of saved searches, by whoever has the address: programs look once an hour, a provider of calendars for many. The account is the key. */
  searchFeed: {
    client: [within(minute, 60), within(hour, 1_200)],
    account: [within(minute, 10), within(hour, 60)],
  },
  shortlistWrite: {
    client: [within(minute, 60), within(hour, 1_000)],
    account: [within(minute, 120), within(hour, 2_000)],
  },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules | "read" | "write";

/** Reads come in bursts: the part of an hour's reads that one minute allows. */
const burst = 0.06;

/** Adds the limits of reads that reach the upstream (cache hits do not count), and of changes. */
function rulesWith({
  READS_PER_MINUTE: reads,
  WRITES_PER_MINUTE: writes,
}: Settings): Record<LimitName, Rule> {
  return {
    ...rules,
    read: { client: [within(minute, reads), within(hour, Math.ceil(reads / burst))], account: [] },
    write: {
      client: [within(minute, 3 * writes), within(hour, 50 * writes)],
      account: [within(minute, writes)],
    },
  };
}

type Counter = {
  /** How many seconds a key that was refused has to wait still; 0 for one that may call. Of all keys, as far as this process knows. */
  secondsLeft: (key: string) => number;
  /** Rejects with AppError past the limit. */
  consume: (key: string) => Promise<void>;
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

type Limit = { client: Counter; account: Counter; strangers: Counter | null; countsFailuresOnly: boolean };
export type Limits = Record<LimitName, Limit>;

function formatWait(seconds: number): string {
  const [amount, unit] = seconds < 2 * minute ? [seconds, "second"] : [Math.ceil(seconds / minute), "minute"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

function throwRateLimitError(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
  const message = `Too many attempts. Try again in ${formatWait(retryAfter)}.`;
  throw new AppError("too_many_requests", { message, retryAfter });
}

function createCounter(name: string, windows: Window[], redis: Redis | null, onReject: () => void): Counter {
  const limiters = createWindowCounters(name, windows, redis);
  const refused = createRefusedKeys();
  const rejectCall = (key: string, reason: unknown) => {
    if (reason instanceof RateLimiterRes) {
      refused.add(key, reason.msBeforeNext);
      onReject();
    }
    throwRateLimitError(reason);
  };
  return {
    secondsLeft: refused.secondsLeft,
    consume: async (key) => {
      for (const limiter of limiters) await limiter.consume(key).catch((reason) => rejectCall(key, reason));
    },
    refund: async (key) => {
      for (const limiter of limiters) await limiter.reward(key);
    },
    reset: async (key) => {
      refused.delete(key);
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
    const { client, account, strangers, countsFailuresOnly = false } = rule;
    const counterOf = (kind: string, windows: Window[]) =>
      createCounter(`${name}:${kind}`, windows, redis, () => onRefusal(name as LimitName));
    const limit: Limit = {
      client: counterOf("client", client),
      account: counterOf("account", account),
      strangers: strangers ? counterOf("strangers", strangers) : null,
      countsFailuresOnly,
    };
    return [name, limit];
  });
  return Object.fromEntries(entries);
}
