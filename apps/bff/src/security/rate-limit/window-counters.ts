import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Redis } from "../../redis/redis.ts";

export type Window = { calls: number; seconds: number };

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
    const inMemory = new RateLimiterMemory(options);
    if (!redis) return inMemory;
    return new RateLimiterRedis({
      ...options,
      storeClient: clientOf(redis),
      useRedisPackage: true,
      insuranceLimiter: inMemory,
    });
  });
}
