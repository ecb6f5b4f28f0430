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
    // Each call has a deadline of its own, and that of an upload is long.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** A part of the memory that caches may take. The finished answers need more of it than what they are made of. */
const answersShare = 0.4;

/** Opens the way to the upstream. Tests hand in a dispatcher of their own. */
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
    deadlines: { read, write: 2 * read, signIn: 2 * read, upload: 12 * read, image: 12 * read },
    policies: createCallPolicies(observer.circuit),
    retryBudget: createRetryBudget(),
    observer,
    cache: createUpstreamCache(
      cachePolicy(settings),
      Math.floor(settings.CACHE_MAX_MB * 1_048_576 * answersShare),
      clock,
    ),
  };
}
