import type { Env } from "../env.ts";

/** How long an answer counts, in ms after it was read. */
export type CacheTimes = {
  /** It is given out as it is. */
  fresh: number;
  /** Afterwards it is still given out, while the next one is being read. */
  revalidate: number;
  /** Afterwards, only where the provider has nothing better to say. */
  onError: number;
};

type Settings = Pick<Env, "CACHE_FRESH_MS" | "CACHE_REVALIDATE_MS" | "CACHE_ON_ERROR_MS">;

export function cacheTimes(settings: Settings): CacheTimes {
  return {
    fresh: settings.CACHE_FRESH_MS,
    revalidate: settings.CACHE_REVALIDATE_MS,
    onError: settings.CACHE_ON_ERROR_MS,
  };
}
