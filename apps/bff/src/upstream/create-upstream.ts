import { type Dispatcher, Pool } from "undici";
import { cachePolicy } from "../cache/cache-policy.ts";
import { cacheTags } from "../cache/cache-tag.ts";
import { createUpstreamCache } from "../cache/upstream-cache.ts";
import type { Env } from "../env.ts";
import { type Capabilities, createCapabilities } from "./capabilities.ts";
import { noObserver, type UpstreamObserver } from "./observer.ts";
import { readCapabilities } from "./read-capabilities.ts";
import { createCallPolicies, maxConnections } from "./resilience/policy-rules.ts";
import { createRetryBudget } from "./resilience/retry-budget.ts";
import type { Upstream } from "./upstream.ts";

type Settings = Pick<
  Env,
  | "UPSTREAM_URL"
  | "UPSTREAM_API_KEY"
  | "UPSTREAM_TIMEOUT_MS"
  | "UPSTREAM_BASE_PATH"
  | "UPSTREAM_SUFFIX_HEADER"
  | "UPSTREAM_SUFFIX_FORM"
  | "UPSTREAM_EVENT_CATEGORIES_PATH"
  | "UPSTREAM_CITY_FILTER"
  | "DEFAULT_DOMAIN_SUFFIX"
  | "CACHE_MAX_AGE_MS"
  | "CACHE_STALE_WHILE_REVALIDATE_MS"
  | "CACHE_STALE_IF_ERROR_MS"
  | "CACHE_MAX_MB"
>;

const connectTimeout = 2_000;

function createPool(origin: string): Dispatcher {
  return new Pool(origin, {
    connections: maxConnections,
    // A call that times out ends its connection. One of HTTP/2 would go on, and take the next call, while it is half-open.
    allowH2: false,
    connect: { timeout: connectTimeout },
    // Each call has its own timeout.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** The part of CACHE_MAX_MB for upstream responses. */
const upstreamCacheShare = 0.4;

/** What a test puts in place of the real ones. */
type Parts = { dispatcher?: Dispatcher; observer?: UpstreamObserver; capabilities?: Capabilities };

function timeoutsOf(read: number): Upstream["timeouts"] {
  return {
    read,
    write: 2 * read,
    signIn: 2 * read,
    message: 2 * read,
    upload: 12 * read,
    image: 12 * read,
  };
}

/** Creates the client of the upstream. */
export function createUpstream(settings: Settings, clock: () => Date, parts: Parts = {}): Upstream {
  const { origin, pathname } = new URL(settings.UPSTREAM_URL);
  const pathPrefix = pathname.replace(/\/$/, "");
  const { observer = noObserver } = parts;
  const cacheBytes = Math.floor(settings.CACHE_MAX_MB * 1_048_576 * upstreamCacheShare);
  const cache = createUpstreamCache(cachePolicy(settings), cacheBytes, clock);
  const ask = () => readCapabilities(upstream, settings.DEFAULT_DOMAIN_SUFFIX);
  const upstream: Upstream = {
    dispatcher: parts.dispatcher ?? createPool(origin),
    origin,
    pathPrefix,
    basePath: pathPrefix + settings.UPSTREAM_BASE_PATH,
    apiKey: settings.UPSTREAM_API_KEY,
    suffixHeader: { name: settings.UPSTREAM_SUFFIX_HEADER, form: settings.UPSTREAM_SUFFIX_FORM },
    options: {
      eventCategoriesPath: settings.UPSTREAM_EVENT_CATEGORIES_PATH,
      cityFilter: settings.UPSTREAM_CITY_FILTER,
    },
    timeouts: timeoutsOf(settings.UPSTREAM_TIMEOUT_MS),
    policies: createCallPolicies(observer.circuitChanged),
    retryBudget: createRetryBudget(),
    observer,
    cache,
    capabilities: parts.capabilities ?? createCapabilities(ask, () => cache.invalidate(cacheTags)),
  };
  return upstream;
}
