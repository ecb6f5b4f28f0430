import { RateLimiterCompatibleAbstract, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "../../redis/redis.ts";

export type Window = { calls: number; seconds: number };

/** Of so many keys, such as addresses, a window keeps count; the one that called the longest ago is forgotten first. */
const maxKeys = 20_000;

/** How often a key was used in a window that began with its first use; `until` is its end, in ms since 1970. */
type Count = { points: number; until: number };

/**
 * Counts in this process, for so many keys at most. The library's own memory limiter has a timer for each key, and takes
 * four times as much memory.
 */
class BoundedMemoryLimiter extends RateLimiterCompatibleAbstract {
  // What the limiter of Redis asks for, or sets, where this one stands in for it.
  override readonly keyPrefix = "";
  override blockDuration = 0;
  override execEvenly = false;
  readonly #window: Window;
  readonly #counts = new Map<string, Count>();

  constructor(window: Window) {
    super();
    this.#window = window;
  }

  #add(key: string, points: number): RateLimiterRes {
    const now = Date.now();
    const former = this.#counts.get(key);
    const count =
      former && former.until > now ? former : { points: 0, until: now + this.#window.seconds * 1_000 };
    count.points += points;
    // A map keeps the order in which keys were set.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest = ""] = this.#counts.keys();
    if (this.#counts.size > maxKeys) this.#counts.delete(oldest);
    const left = Math.max(this.#window.calls - count.points, 0);
    return new RateLimiterRes(left, count.until - now, count.points, count.points === points);
  }

  /** Rejects with the result past the limit, as all limiters of the library do. */
  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const result = this.#add(String(key), points);
    return result.consumedPoints > this.#window.calls ? Promise.reject(result) : result;
  }

  override async reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    return this.#add(String(key), -points);
  }

  override async delete(key: string | number): Promise<boolean> {
    return this.#counts.delete(String(key));
  }
}

type Script = { keys: string[]; arguments: string[] };

/** The commands of the limiters; they fail at once during an outage of Redis. */
function clientOf({ exec }: Redis) {
  return {
    eval: (script: string, options: Script) => exec((client) => client.eval(script, options)),
    del: (key: string) => exec((client) => client.del(key)),
  };
}

/** One limiter per window. During an outage of Redis each gateway counts for itself, from zero. */
export function createWindowCounters(name: string, windows: Window[], redis: Redis | null) {
  return windows.map((window) => {
    const inMemory = new BoundedMemoryLimiter(window);
    if (!redis) return inMemory;
    return new RateLimiterRedis({
      points: window.calls,
      duration: window.seconds,
      keyPrefix: `limit:${name}:${window.seconds}`,
      storeClient: clientOf(redis),
      useRedisPackage: true,
      insuranceLimiter: inMemory,
    });
  });
}
