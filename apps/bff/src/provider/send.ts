import { setTimeout as sleep } from "node:timers/promises";
import type { Dispatcher } from "undici";
import type { Provider } from "./provider.ts";
import { type Answer, readAnswer } from "./read-answer.ts";

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
  if (result.status === "fulfilled") return retriedStatuses.has(result.value.status);
  return retriedFailures.has((result.reason as { code?: string }).code ?? "");
}

/**
 * Sends a request, and a GET once more after a short random wait where the provider was not there.
 * `deadline`, in ms, holds for both tries together. Rejects with the failure of the last one.
 */
export async function send(
  { dispatcher, retryBudget }: Provider,
  options: Dispatcher.DispatchOptions,
  deadline: number,
): Promise<Answer> {
  const end = performance.now() + deadline;
  retryBudget.earn();
  const first = readAnswer(dispatcher, options, deadline);
  if (options.method !== "GET") return first;
  const [result] = await Promise.allSettled([first]);
  const wait = jitter.min + Math.random() * (jitter.max - jitter.min);
  const remaining = end - performance.now() - wait;
  if (!isWorthRetrying(result) || remaining <= 0 || !retryBudget.spend()) return first;
  await sleep(wait);
  return readAnswer(dispatcher, options, remaining);
}
