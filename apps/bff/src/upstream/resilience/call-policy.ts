import {
  CircuitState as BreakerState,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  DelegateBackoff,
  type FailureReason,
  handleWhenResult,
} from "cockatiel";
import { UpstreamError } from "../../app-error.ts";
import { toUpstreamError } from "../transport/parse-response.ts";
import { createRecentBreaker, type Sample } from "./recent-breaker.ts";

export type PolicyRule = {
  maxConcurrent: number;
  /** Calls that may queue, within their timeouts; the next one is rejected. */
  maxQueue: number;
  /** The circuit opens when more than half of these calls failed. */
  sample: Sample;
};

type Response = { status: number; retryAfter?: number | undefined };

export type CircuitState = "closed" | "open" | "half-open";

/** How many calls run and how many wait. */
export type QueueCount = { running: number; queued: number };

/** Bulkhead and circuit breaker of one class of calls. */
export type CallPolicy = {
  /** Runs a call when the bulkhead has a slot. Rejects as the call does, or with UpstreamError without making it. */
  run: <Result extends Response>(call: () => Promise<Result>) => Promise<Result>;
  count: () => QueueCount;
};

/** A 500 is no outage: one bad row, read again and again, must not open the circuit for the rest. */
const outageStatuses = new Set([502, 503, 504]);
const outage = handleWhenResult((result) => outageStatuses.has((result as Response).status)).orWhen(
  (error) => toUpstreamError(error).code === "network",
);

/** How long a circuit stays open before it is half-open, in ms: twice as long each time. */
const openFor = { first: 1_000, max: 10_000 };
/** The longest Retry-After of the upstream that counts, in ms. */
const maxRetryAfter = 30_000;

const names: Record<BreakerState, CircuitState> = {
  [BreakerState.Closed]: "closed",
  [BreakerState.Open]: "open",
  [BreakerState.Isolated]: "open",
  [BreakerState.HalfOpen]: "half-open",
};

function openDuration(attempt: number, reason: FailureReason<unknown>): number {
  const retryAfter = "value" in reason ? ((reason.value as Response).retryAfter ?? 0) * 1_000 : 0;
  const backoff = Math.min(openFor.first * 2 ** (attempt - 1), openFor.max);
  return Math.max(backoff, Math.min(retryAfter, maxRetryAfter));
}

/** The error of a call that an open circuit rejects: the code of the failures that opened it. */
function circuitOpenError(reason: FailureReason<unknown> | undefined, msLeft: number): UpstreamError {
  const hasResponse = reason !== undefined && "value" in reason;
  return new UpstreamError(hasResponse ? "upstream" : "network", {
    retryAfter: Math.max(1, Math.ceil(msLeft / 1_000)),
    cause: new Error("the circuit is open: too many calls before this one failed"),
  });
}

function rejectWhenFull(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error;
  throw new UpstreamError("upstream", { retryAfter: 1, cause: error });
}

/** `onChange` is called with each new state of the circuit. */
export function createCallPolicy(rule: PolicyRule, onChange: (circuit: CircuitState) => void): CallPolicy {
  let [openMs, openUntil] = [0, 0];
  const slots = bulkhead(rule.maxConcurrent, rule.maxQueue);
  const breaker = circuitBreaker(outage, {
    breaker: createRecentBreaker(rule.sample),
    halfOpenAfter: new DelegateBackoff(({ attempt, result }) => {
      openMs = openDuration(attempt, result);
      return openMs;
    }),
  });
  breaker.onBreak(() => {
    openUntil = Date.now() + openMs;
  });
  breaker.onStateChange((state) => onChange(names[state]));

  /** While half-open, calls are rejected instead of waiting for the one that probes. */
  function assertClosed(): void {
    const { state, lastFailure } = breaker;
    const msLeft = openUntil - Date.now();
    const isHalfOpenDue = state === BreakerState.Open && msLeft <= 0;
    if (state !== BreakerState.Closed && !isHalfOpenDue) throw circuitOpenError(lastFailure, msLeft);
  }

  return {
    count: () => ({
      running: rule.maxConcurrent - slots.executionSlots,
      queued: rule.maxQueue - slots.queueSlots,
    }),
    run: async (call) => {
      assertClosed();
      const runInCircuit = () => {
        // It may have opened while this call was queued.
        assertClosed();
        return breaker.execute(call);
      };
      return slots.execute(runInCircuit).catch(rejectWhenFull);
    },
  };
}
