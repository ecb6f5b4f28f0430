import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Redis } from "../../redis/redis.ts";

export type Window = { calls: number; seconds: number };

/** Of so many keys, such as addresses, a window keeps count; the one that called the longest ago is forgotten first. */
const maxKeys = 20_000;

/** Counts in this process, for so many keys at most: each takes some hundred bytes and a timer. */
class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string>();

  override consume(...args: Parameters<RateLimiterMemory["consume"]>) {
    const key = String(args[0]);
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size > maxKeys) {
      const [oldest = ""] = this.#keys;
      this.#keys.delete(oldest);
      void super.delete(oldest);
    }
    return super.consume(...args);
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
  return windows.map(({ calls, seconds }) => {
    const options = { points: calls, duration: seconds, keyPrefix: `limit:${name}:${seconds}` };
    const inMemory = new BoundedMemoryLimiter(options);
    if (!redis) return inMemory;
    return new RateLimiterRedis({
      ...options,
      storeClient: clientOf(redis),
      useRedisPackage: true,
      insuranceLimiter: inMemory,
    });
  });
}
