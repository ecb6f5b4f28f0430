import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Redis } from "../../redis/redis.ts";

/** So many calls in so many seconds. */
export type Window = { calls: number; seconds: number };

type Script = { keys: string[]; arguments: string[] };

/** The commands that the limiters give, none of which waits for a Redis that is away. */
function clientOf({ exec }: Redis) {
  return {
    eval: (script: string, options: Script) => exec((client) => client.eval(script, options)),
    del: (key: string) => exec((client) => client.del(key)),
  };
}

/** A limiter a window. While Redis is away each gateway counts for itself, from nothing. */
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
