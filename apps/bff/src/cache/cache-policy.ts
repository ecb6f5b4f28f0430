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

type Settings = Pick<Env, "CACHE_MAX_AGE_MS" | "CACHE_STALE_WHILE_REVALIDATE_MS" | "CACHE_STALE_IF_ERROR_MS">;

export function cachePolicy(settings: Settings): CachePolicy {
  return {
    maxAge: settings.CACHE_MAX_AGE_MS,
    staleWhileRevalidate: settings.CACHE_STALE_WHILE_REVALIDATE_MS,
    staleIfError: settings.CACHE_STALE_IF_ERROR_MS,
  };
}
