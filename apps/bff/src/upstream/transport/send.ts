import { setTimeout as sleep } from "node:timers/promises";
import type { Dispatcher } from "undici";
import type { CallClass } from "../calls/define-call.ts";
import type { Upstream } from "../upstream.ts";
import { type RawResponse, readResponse, TimeoutError } from "./read-response.ts";

const retriedStatuses = new Set([502, 503, 504]);
const retriedErrorCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EAI_AGAIN",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const retryDelay = { min: 20, max: 120 };

function isWorthRetrying(result: PromiseSettledResult<RawResponse>): boolean {
  if (result.status === "rejected") {
    return retriedErrorCodes.has((result.reason as { code?: string }).code ?? "");
  }
  // With Retry-After, which is in whole seconds, a retry would come too soon.
  const { status, retryAfter } = result.value;
  return retriedStatuses.has(status) && !retryAfter;
}

async function sendWithRetry(
  deadline: number,
  { dispatcher, retryBudget, observer }: Upstream,
  options: Dispatcher.DispatchOptions,
): Promise<RawResponse> {
  const left = deadline - performance.now();
  if (left <= 0) throw new TimeoutError("no slot for the call within its timeout");
  retryBudget.earn();
  const first = readResponse(dispatcher, options, left);
  if (options.method !== "GET") return first;
  const [result] = await Promise.allSettled([first]);
  const delay = retryDelay.min + Math.random() * (retryDelay.max - retryDelay.min);
  const remaining = deadline - performance.now() - delay;
  if (!isWorthRetrying(result) || remaining <= 0 || !retryBudget.spend()) return first;
  observer.retried();
  await sleep(delay);
  return readResponse(dispatcher, options, remaining);
}

/**
 * Sends a request by the policy of its class, and retries a GET once after a short random delay where the upstream was
 * not reachable. The timeout of the class includes the queue and the retry. Rejects with the last failure.
 */
export function send(
  upstream: Upstream,
  callClass: CallClass,
  options: Dispatcher.DispatchOptions,
): Promise<RawResponse> {
  const deadline = performance.now() + upstream.timeouts[callClass];
  return upstream.policies[callClass].run(() => sendWithRetry(deadline, upstream, options));
}
