import type { Env } from "../env.ts";

/** How long an answer counts, in ms after it was read. */
export type CachePolicy = {
  /** It is given out as it is. */
  maxAge: number;
  /** Afterwards it is still given out, while the next one is being read. */
  staleWhileRevalidate: number;
  /** Afterwards, only where the upstream has nothing better to say. */
  staleIfError: number;
};

type Settings = Pick<Env, "CACHE_FRESH_MS" | "CACHE_REVALIDATE_MS" | "CACHE_ON_ERROR_MS">;

export function cachePolicy(settings: Settings): CachePolicy {
  return {
    maxAge: settings.CACHE_FRESH_MS,
    staleWhileRevalidate: settings.CACHE_REVALIDATE_MS,
    staleIfError: settings.CACHE_ON_ERROR_MS,
  };
}
