import { type Dispatcher, Pool } from "undici";
import { cacheTimes } from "../cache/cache-times.ts";
import type { Env } from "../env.ts";
import { connectionsMax, createCallGuards } from "./guard/guard-rules.ts";
import { noObserver } from "./observer.ts";
import type { Provider } from "./provider.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { createSharedAnswers } from "./shared-answers.ts";

type Settings = Pick<
  Env,
  | "UPSTREAM_URL"
  | "UPSTREAM_API_KEY"
  | "UPSTREAM_TIMEOUT_MS"
  | "CACHE_FRESH_MS"
  | "CACHE_REVALIDATE_MS"
  | "CACHE_ON_ERROR_MS"
  | "CACHE_MAX_MB"
>;

const connectTimeout = 2_000;

function createPool(origin: string): Dispatcher {
  return new Pool(origin, {
    connections: connectionsMax,
    connect: { timeout: connectTimeout },
    // Each call has a deadline of its own, and that of an upload is long.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** A part of the memory that caches may take. The finished answers need more of it than what they are made of. */
const answersShare = 0.4;

/** Opens the way to the provider. Tests hand in a dispatcher of their own. */
export function createProvider(
  settings: Settings,
  clock: () => Date,
  dispatcher?: Dispatcher,
  observer = noObserver,
): Provider {
  const { origin, pathname } = new URL(settings.UPSTREAM_URL);
  const read = settings.UPSTREAM_TIMEOUT_MS;
  return {
    dispatcher: dispatcher ?? createPool(origin),
    origin,
    pathPrefix: pathname.replace(/\/$/, ""),
    apiKey: settings.UPSTREAM_API_KEY,
    deadlines: { read, write: 2 * read, signIn: 2 * read, upload: 12 * read, image: 12 * read },
    guards: createCallGuards(observer.circuit),
    retryBudget: createRetryBudget(),
    observer,
    answers: createSharedAnswers(
      cacheTimes(settings),
      Math.floor(settings.CACHE_MAX_MB * 1_048_576 * answersShare),
      clock,
    ),
  };
}
