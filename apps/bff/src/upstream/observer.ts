import type { ErrorCode } from "@callboard/contracts/error";
import { loggedPath } from "@callboard/server-kit/logged-path";
import type { SpanOptions } from "@callboard/server-kit/tracing";
import type { FastifyBaseLogger } from "fastify";
import { UpstreamError } from "../app-error.ts";
import type { CacheResult } from "../cache/upstream-cache.ts";
import type { CircuitState } from "./resilience/call-policy.ts";
import type { PolicyName } from "./resilience/policy-rules.ts";

type CallOutcome = "ok" | ErrorCode;

/** Callbacks for metrics and logs of the calls to the upstream. Must not throw. */
export type UpstreamObserver = {
  /** A call has ended, or the body of an image begun; `seconds` includes a retry. */
  called: (name: PolicyName, outcome: CallOutcome, seconds: number) => void;
  retried: () => void;
  circuitChanged: (name: PolicyName, circuit: CircuitState) => void;
  /** A public read was answered from the cache, or by the upstream. */
  cacheRead: (result: CacheResult) => void;
};

export const noObserver: UpstreamObserver = {
  called: () => undefined,
  retried: () => undefined,
  circuitChanged: () => undefined,
  cacheRead: () => undefined,
};

const circuitMessages: Record<CircuitState, string> = {
  open: "circuit open: calls of this class are rejected",
  "half-open": "circuit half-open: one call probes the upstream",
  closed: "circuit closed: the upstream responds again",
};

/** An observer that also logs the states of circuits. */
export function loggingCircuits(observer: UpstreamObserver, log: FastifyBaseLogger): UpstreamObserver {
  return {
    ...observer,
    circuitChanged: (name, circuit) => {
      observer.circuitChanged(name, circuit);
      log.warn({ class: name, circuit }, circuitMessages[circuit]);
    },
  };
}

/** What a trace says of a call. */
export function spanOf(name: PolicyName, { method, path }: { method: string; path: string }): SpanOptions {
  const attributes = { "http.request.method": method, "url.path": loggedPath(path) };
  return { name: `upstream ${name}`, kind: "client", attributes };
}

/** Makes a call, and reports its outcome, by `outcomeOf` where it succeeds, and its duration. */
export async function observeCall<Result>(
  observer: UpstreamObserver,
  name: PolicyName,
  call: () => Promise<Result>,
  outcomeOf: (result: Result) => CallOutcome = () => "ok",
): Promise<Result> {
  const began = performance.now();
  const report = (outcome: CallOutcome) =>
    observer.called(name, outcome, (performance.now() - began) / 1_000);
  try {
    const result = await call();
    report(outcomeOf(result));
    return result;
  } catch (error) {
    report(error instanceof UpstreamError ? error.code : "unexpected");
    throw error;
  }
}
