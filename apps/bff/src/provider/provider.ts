import type { FastifyBaseLogger } from "fastify";
import type { Dispatcher } from "undici";
import type { CallClass } from "./call.ts";
import type { RetryBudget } from "./retry-budget.ts";

/** The way to the provider, one for the whole program. */
export type Provider = {
  dispatcher: Dispatcher;
  /** Scheme, host and port. */
  origin: string;
  /** What stands before every path, where the provider does not answer at the root of its host. */
  pathPrefix: string;
  apiKey: string;
  /** Longest time from the first byte sent to the last byte read, retry included, in ms. */
  deadlines: Record<CallClass, number>;
  retryBudget: RetryBudget;
};

/** What a call needs to know of the request that it is made for. */
export type ProviderContext = {
  provider: Provider;
  requestId: string;
  domainSuffix: string;
  /** The signed-in visitor's token at the provider. */
  bearer?: string | undefined;
  /** What the visitor's browser calls itself. */
  userAgent?: string | undefined;
  log: FastifyBaseLogger;
};
