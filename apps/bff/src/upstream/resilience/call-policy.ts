import {
  CircuitState as BreakerState,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  DelegateBackoff,
  type FailureReason,
  handleWhenResult,
} from "cockatiel";
import { brokenOff } from "../interpret.ts";
import { UpstreamError } from "../upstream-error.ts";
import { createRecentBreaker, type Sample } from "./recent-breaker.ts";

export type PolicyRule = {
  /** Calls on their way at once. */
  atOnce: number;
  /** Calls that may wait for a place, within their deadlines; the next one is refused. */
  waiting: number;
  /** The circuit opens when more than half of these got no answer. */
  sample: Sample;
};

/** What a guard looks at in an answer. */
type Guarded = { status: number; retryAfter?: number | undefined };

/** Whether calls are let through: all of them, none, or one that finds out. */
export type CircuitState = "closed" | "open" | "half-open";

/** Keeps one class of calls from harming the others, and from asking an upstream that is down. */
export type CallPolicy = {
  /** Makes a call when there is a place for it. Rejects as it does, or at once with UpstreamError where it is not made. */
  run: <Result extends Guarded>(call: () => Promise<Result>) => Promise<Result>;
  /** How many calls are on their way, and how many wait for a place. */
  count: () => { working: number; waiting: number };
};

/** The upstream is not there. A 500 is no outage: one bad row, asked for again and again, must not take the rest down. */
const outages = new Set([502, 503, 504]);
const outage = handleWhenResult((result) => outages.has((result as Guarded).status)).orWhen(
  (error) => brokenOff(error).code === "network",
);

/** How long an open circuit stays so before one call tries again, in ms: twice as long each time. */
const pause = { first: 1_000, longest: 10_000 };
/** The longest pause that the upstream may ask for itself, in ms. */
const longestWish = 30_000;

const names: Record<BreakerState, CircuitState> = {
  [BreakerState.Closed]: "closed",
  [BreakerState.Open]: "open",
  [BreakerState.Isolated]: "open",
  [BreakerState.HalfOpen]: "half-open",
};

function pauseAfter(attempt: number, reason: FailureReason<unknown>): number {
  const wished = "value" in reason ? ((reason.value as Guarded).retryAfter ?? 0) * 1_000 : 0;
  const usual = Math.min(pause.first * 2 ** (attempt - 1), pause.longest);
  return Math.max(usual, Math.min(wished, longestWish));
}

/** Ends as the calls ended that opened the circuit. */
function refusal(reason: FailureReason<unknown> | undefined, msLeft: number): UpstreamError {
  const wasAnswered = reason !== undefined && "value" in reason;
  return new UpstreamError(wasAnswered ? "upstream" : "network", {
    retryAfter: Math.max(1, Math.ceil(msLeft / 1_000)),
    cause: new Error("not asked: too many calls before this one got no answer"),
  });
}

function noPlace(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error;
  throw new UpstreamError("upstream", { retryAfter: 1, cause: error });
}

/** Starts a guard by its rule. `onChange` hears of its circuit. */
export function createCallPolicy(rule: PolicyRule, onChange: (circuit: CircuitState) => void): CallPolicy {
  let [pauseLength, openUntil] = [0, 0];
  const places = bulkhead(rule.atOnce, rule.waiting);
  const breaker = circuitBreaker(outage, {
    breaker: createRecentBreaker(rule.sample),
    halfOpenAfter: new DelegateBackoff(({ attempt, result }) => {
      pauseLength = pauseAfter(attempt, result);
      return pauseLength;
    }),
  });
  breaker.onBreak(() => {
    openUntil = Date.now() + pauseLength;
  });
  breaker.onStateChange((state) => onChange(names[state]));

  /** Nobody waits for the one call that finds out. */
  function checkCircuit(): void {
    const { state, lastFailure } = breaker;
    const msLeft = openUntil - Date.now();
    const isDue = state === BreakerState.Open && msLeft <= 0;
    if (state !== BreakerState.Closed && !isDue) throw refusal(lastFailure, msLeft);
  }

  return {
    count: () => ({
      working: rule.atOnce - places.executionSlots,
      waiting: rule.waiting - places.queueSlots,
    }),
    run: async (call) => {
      checkCircuit();
      const guarded = () => {
        // It may have opened while this call waited for its place.
        checkCircuit();
        return breaker.execute(call);
      };
      return places.execute(guarded).catch(noPlace);
    },
  };
}
