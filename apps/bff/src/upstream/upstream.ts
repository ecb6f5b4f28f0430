import type { FastifyBaseLogger } from "fastify";
import type { Dispatcher } from "undici";
import type { CacheTag } from "../cache/cache-tag.ts";
import type { UpstreamCache } from "../cache/upstream-cache.ts";
import type { UpstreamOptions } from "./calls/define-call.ts";
import type { Capabilities } from "./capabilities.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { CallPolicies, PolicyName } from "./resilience/policy-rules.ts";
import type { RetryBudget } from "./resilience/retry-budget.ts";

/** The client of the upstream, one per process. */
export type Upstream = {
  dispatcher: Dispatcher;
  /** Scheme, host and port. */
  origin: string;
  /** The path of UPSTREAM_URL. */
  pathPrefix: string;
  /** The path that all calls stand below. */
  basePath: string;
  apiKey: string;
  /** The header with the domain suffix: `.in`, or `in` where it is bare. */
  suffixHeader: { name: string; form: "dotted" | "bare" };
  options: UpstreamOptions;
  capabilities: Capabilities;
  /** Per class of calls, queue and retry included, in ms. */
  timeouts: Record<PolicyName, number>;
  policies: CallPolicies;
  retryBudget: RetryBudget;
  observer: UpstreamObserver;
  /** Public responses. */
  cache: UpstreamCache;
};

/** Collects what the response to one request was made from, and with it how long the response may be cached. */
export type Cacheability = {
  /** True right after a change by the same person: nothing from the cache. */
  mustBeFresh: boolean;
  /** In ms since 1970. Null where any part of it must not be cached. */
  freshUntil: number | null;
  /** The tags of what it was made from, and how often each had been invalidated when it was read. */
  epochs: Map<CacheTag, number>;
  /** True where a stale response stands in for a failed call. */
  isStale: boolean;
};

export function newCacheability(mustBeFresh: boolean): Cacheability {
  return { mustBeFresh, freshUntil: Number.POSITIVE_INFINITY, epochs: new Map(), isStale: false };
}

/** The part of a request's context that calls to the upstream need. */
export type UpstreamContext = {
  upstream: Upstream;
  requestId: string;
  domainSuffix: string;
  /** The upstream's token of the signed-in user. */
  bearer?: string | undefined;
  userAgent?: string | undefined;
  /** The visitor's address. */
  clientAddress?: string | undefined;
  /** The accounts that signed in on the visitor's browser before. */
  knownAccounts?: number[] | undefined;
  /** What the reads are about; without tags, and as somebody, nothing is cached. */
  cacheTags?: readonly CacheTag[] | undefined;
  /** What a write makes old. */
  invalidates?: readonly CacheTag[] | undefined;
  cacheability?: Cacheability;
  /** Counts a read that reaches the upstream against the rate limit. Rejects with AppError past it. */
  countRead?: () => Promise<void>;
  /** A function, because the logger of a request is a child logger, created on first use. */
  logger: () => FastifyBaseLogger;
};
