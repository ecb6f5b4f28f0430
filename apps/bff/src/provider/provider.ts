import type { FastifyBaseLogger } from "fastify";
import type { Dispatcher } from "undici";
import type { CallGuards, GuardName } from "./guard/guard-rules.ts";
import type { ProviderObserver } from "./observer.ts";
import type { RetryBudget } from "./retry-budget.ts";
import type { SharedAnswers } from "./shared-answers.ts";
import type { Subject } from "./subject.ts";

/** The way to the provider, one for the whole program. */
export type Provider = {
  dispatcher: Dispatcher;
  /** Scheme, host and port. */
  origin: string;
  /** What stands before every path, where the provider does not answer at the root of its host. */
  pathPrefix: string;
  apiKey: string;
  /** Longest time that a call may take, the wait for its place and a retry included, in ms. */
  deadlines: Record<GuardName, number>;
  guards: CallGuards;
  retryBudget: RetryBudget;
  observer: ProviderObserver;
  /** What the provider says to everybody alike. */
  answers: SharedAnswers;
};

/** What one request's answer is made of, so that whoever keeps it knows how long it may be kept. */
export type Sources = {
  /** True for somebody who has just changed something. */
  mustBeFresh: boolean;
  /** Past this, in ms since 1970, it may differ. Null where any part of it is only for one person. */
  freshUntil: number | null;
  /** What it is about, and how often that had changed when it was read. */
  epochs: Map<Subject, number>;
  /** True where the provider could not be asked, and an older answer stands in. */
  isStale: boolean;
};

/** Takes note of nothing yet. */
export function newSources(mustBeFresh: boolean): Sources {
  return { mustBeFresh, freshUntil: Number.POSITIVE_INFINITY, epochs: new Map(), isStale: false };
}

/** What a call needs to know of the request that it is made for. */
export type ProviderContext = {
  provider: Provider;
  requestId: string;
  domainSuffix: string;
  /** The signed-in visitor's token at the provider. */
  bearer?: string | undefined;
  /** What the visitor's browser calls itself. */
  userAgent?: string | undefined;
  /** Takes note of what the answer is made of. */
  sources?: Sources;
  /** Counts a read that reaches the provider. Rejects with Refusal where the visitor may make no more. */
  countRead?: () => Promise<void>;
  log: FastifyBaseLogger;
};
