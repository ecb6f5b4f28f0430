import type { ErrorCode } from "@callboard/contracts/error";
import type { FastifyBaseLogger } from "fastify";
import { UpstreamError } from "../app-error.ts";
import type { CacheResult } from "../cache/upstream-cache.ts";
import type { CircuitState } from "./resilience/call-policy.ts";
import type { PolicyName } from "./resilience/policy-rules.ts";

/** How a call ended, in the catalogue's words. */
type CallOutcome = "ok" | ErrorCode;

/** Hears of what goes on between the gateway and the upstream, for whoever measures it. Must not throw. */
export type UpstreamObserver = {
  /** A call has ended, or an image begun to arrive; `seconds` includes its retry. */
  called: (name: PolicyName, outcome: CallOutcome, seconds: number) => void;
  retried: () => void;
  /** Calls of a class are refused from now on, or tried with one of them, or let through again. */
  circuit: (name: PolicyName, circuit: CircuitState) => void;
  /** A public read was answered from the cache, or by the upstream. */
  cacheRead: (result: CacheResult) => void;
};

export const noObserver: UpstreamObserver = {
  called: () => undefined,
  retried: () => undefined,
  circuit: () => undefined,
  cacheRead: () => undefined,
};

const circuitWords: Record<CircuitState, string> = {
  open: "the upstream is not there: calls of this class are refused unasked",
  "half-open": "one call finds out whether the upstream is there again",
  closed: "the upstream is there again",
};

/** An observer that also writes into the log what becomes of circuits. */
export function loggingCircuits(observer: UpstreamObserver, log: FastifyBaseLogger): UpstreamObserver {
  return {
    ...observer,
    circuit: (name, circuit) => {
      observer.circuit(name, circuit);
      log.warn({ class: name, circuit }, circuitWords[circuit]);
    },
  };
}

/** Makes a call, and tells how it ended, where it did not fail by `outcomeOf`, and how long it took. */
export async function observed<Result>(
  observer: UpstreamObserver,
  name: PolicyName,
  call: () => Promise<Result>,
  outcomeOf: (result: Result) => CallOutcome = () => "ok",
): Promise<Result> {
  const began = performance.now();
  const tell = (outcome: CallOutcome) => observer.called(name, outcome, (performance.now() - began) / 1_000);
  try {
    const result = await call();
    tell(outcomeOf(result));
    return result;
  } catch (error) {
    tell(error instanceof UpstreamError ? error.code : "unexpected");
    throw error;
  }
}
