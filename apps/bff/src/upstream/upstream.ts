import type { FastifyBaseLogger } from "fastify";
import type { Dispatcher } from "undici";
import type { CacheTag } from "../cache/cache-tag.ts";
import type { UpstreamCache } from "../cache/upstream-cache.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { CallPolicies, PolicyName } from "./resilience/policy-rules.ts";
import type { RetryBudget } from "./resilience/retry-budget.ts";

/** The way to the upstream, one for the whole program. */
export type Upstream = {
  dispatcher: Dispatcher;
  /** Scheme, host and port. */
  origin: string;
  /** What stands before every path, where the upstream does not answer at the root of its host. */
  pathPrefix: string;
  apiKey: string;
  /** Longest time that a call may take, the wait for its place and a retry included, in ms. */
  deadlines: Record<PolicyName, number>;
  policies: CallPolicies;
  retryBudget: RetryBudget;
  observer: UpstreamObserver;
  /** What the upstream says to everybody alike. */
  cache: UpstreamCache;
};

/** What one request's answer is made of, so that whoever keeps it knows how long it may be kept. */
export type Cacheability = {
  /** True for somebody who has just changed something. */
  mustBeFresh: boolean;
  /** Past this, in ms since 1970, it may differ. Null where any part of it is only for one person. */
  freshUntil: number | null;
  /** What it is about, and how often that had changed when it was read. */
  epochs: Map<CacheTag, number>;
  /** True where the upstream could not be asked, and an older answer stands in. */
  isStale: boolean;
};

/** Takes note of nothing yet. */
export function newCacheability(mustBeFresh: boolean): Cacheability {
  return { mustBeFresh, freshUntil: Number.POSITIVE_INFINITY, epochs: new Map(), isStale: false };
}

/** What a call needs to know of the request that it is made for. */
export type UpstreamContext = {
  upstream: Upstream;
  requestId: string;
  domainSuffix: string;
  /** The signed-in visitor's token at the upstream. */
  bearer?: string | undefined;
  /** What the visitor's browser calls itself. */
  userAgent?: string | undefined;
  /** What the reads are about; without tags, and as somebody, nothing is cached. */
  cacheTags?: readonly CacheTag[] | undefined;
  /** What a write makes old. */
  invalidates?: readonly CacheTag[] | undefined;
  /** Takes note of what the answer is made of. */
  cacheability?: Cacheability;
  /** Counts a read that reaches the upstream. Rejects with Refusal where the visitor may make no more. */
  countRead?: () => Promise<void>;
  log: FastifyBaseLogger;
};
