import { type Dispatcher, Pool } from "undici";
import { cachePolicy } from "../cache/cache-policy.ts";
import { createUpstreamCache } from "../cache/upstream-cache.ts";
import type { Env } from "../env.ts";
import { noObserver } from "./observer.ts";
import { createCallPolicies, maxConnections } from "./resilience/policy-rules.ts";
import { createRetryBudget } from "./resilience/retry-budget.ts";
import type { Upstream } from "./upstream.ts";

type Settings = Pick<
  Env,
  | "UPSTREAM_URL"
  | "UPSTREAM_API_KEY"
  | "UPSTREAM_TIMEOUT_MS"
  | "CACHE_MAX_AGE_MS"
  | "CACHE_STALE_WHILE_REVALIDATE_MS"
  | "CACHE_STALE_IF_ERROR_MS"
  | "CACHE_MAX_MB"
>;

const connectTimeout = 2_000;

function createPool(origin: string): Dispatcher {
  return new Pool(origin, {
    connections: maxConnections,
    connect: { timeout: connectTimeout },
    // Each call has its own timeout.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** The part of CACHE_MAX_MB for upstream responses. */
const upstreamCacheShare = 0.4;

/** Creates the client of the upstream. Tests pass their own dispatcher. */
export function createUpstream(
  settings: Settings,
  clock: () => Date,
  dispatcher?: Dispatcher,
  observer = noObserver,
): Upstream {
  const { origin, pathname } = new URL(settings.UPSTREAM_URL);
  const read = settings.UPSTREAM_TIMEOUT_MS;
  return {
    dispatcher: dispatcher ?? createPool(origin),
    origin,
    pathPrefix: pathname.replace(/\/$/, ""),
    apiKey: settings.UPSTREAM_API_KEY,
    timeouts: {
      read,
      write: 2 * read,
      signIn: 2 * read,
      message: 2 * read,
      upload: 12 * read,
      image: 12 * read,
    },
    policies: createCallPolicies(observer.circuitChanged),
    retryBudget: createRetryBudget(),
    observer,
    cache: createUpstreamCache(
      cachePolicy(settings),
      Math.floor(settings.CACHE_MAX_MB * 1_048_576 * upstreamCacheShare),
      clock,
    ),
  };
}
