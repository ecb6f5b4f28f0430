import { setTimeout as sleep } from "node:timers/promises";
import type { Dispatcher } from "undici";
import type { CallClass } from "./calls/define-call.ts";
import { type Answer, DeadlineError, readResponse } from "./read-response.ts";
import type { Upstream } from "./upstream.ts";

const retriedStatuses = new Set([502, 503, 504]);
const retriedFailures = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EAI_AGAIN",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const jitter = { min: 20, max: 120 };

function isWorthRetrying(result: PromiseSettledResult<Answer>): boolean {
  if (result.status === "rejected") {
    return retriedFailures.has((result.reason as { code?: string }).code ?? "");
  }
  // Who asks for a pause, in whole seconds, is not asked again before it is over.
  const { status, retryAfter } = result.value;
  return retriedStatuses.has(status) && !retryAfter;
}

async function sendUntil(
  end: number,
  { dispatcher, retryBudget, observer }: Upstream,
  options: Dispatcher.DispatchOptions,
): Promise<Answer> {
  const left = end - performance.now();
  if (left <= 0) throw new DeadlineError("no place for the call within its deadline");
  retryBudget.earn();
  const first = readResponse(dispatcher, options, left);
  if (options.method !== "GET") return first;
  const [result] = await Promise.allSettled([first]);
  const wait = jitter.min + Math.random() * (jitter.max - jitter.min);
  const remaining = end - performance.now() - wait;
  if (!isWorthRetrying(result) || remaining <= 0 || !retryBudget.spend()) return first;
  observer.retried();
  await sleep(wait);
  return readResponse(dispatcher, options, remaining);
}

/**
 * Sends a request when its class has a place for it, and a GET once more after a short random wait where the upstream
 * was not there. The deadline of the class holds for all of it. Rejects with the failure of the last try.
 */
export function send(
  upstream: Upstream,
  callClass: CallClass,
  options: Dispatcher.DispatchOptions,
): Promise<Answer> {
  const end = performance.now() + upstream.deadlines[callClass];
  return upstream.policies[callClass].run(() => sendUntil(end, upstream, options));
}
