import { type Dispatcher, Pool } from "undici";
import type { Env } from "../env.ts";
import type { Provider } from "./provider.ts";
import { createRetryBudget } from "./retry-budget.ts";

type Settings = Pick<Env, "UPSTREAM_URL" | "UPSTREAM_API_KEY" | "UPSTREAM_TIMEOUT_MS">;

const connectTimeout = 2_000;
const streamTimeout = 15_000;

function createPool(origin: string): Dispatcher {
  return new Pool(origin, {
    connections: 128,
    connect: { timeout: connectTimeout },
    headersTimeout: streamTimeout,
    bodyTimeout: streamTimeout,
  });
}

/** Opens the way to the provider. Tests hand in a dispatcher of their own. */
export function createProvider(settings: Settings, dispatcher?: Dispatcher): Provider {
  const { origin, pathname } = new URL(settings.UPSTREAM_URL);
  const read = settings.UPSTREAM_TIMEOUT_MS;
  return {
    dispatcher: dispatcher ?? createPool(origin),
    origin,
    pathPrefix: pathname.replace(/\/$/, ""),
    apiKey: settings.UPSTREAM_API_KEY,
    deadlines: { read, write: 2 * read },
    retryBudget: createRetryBudget(),
  };
}
