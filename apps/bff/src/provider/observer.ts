import type { ErrorCode } from "@callboard/contracts/error";
import type { FastifyBaseLogger } from "fastify";
import type { Circuit } from "./guard/call-guard.ts";
import type { GuardName } from "./guard/guard-rules.ts";
import { ProviderError } from "./provider-error.ts";

/** How a call ended, in the catalogue's words. */
type CallOutcome = "ok" | ErrorCode;

/**
 * Where a shared answer came from: it was `fresh`; it was old and is being read anew (`revalidated`); it stands in for a
 * provider that cannot be asked (`stale`); or somebody waited for the provider (`missed`).
 */
export type SharedSource = "fresh" | "revalidated" | "stale" | "missed";

/** Hears of what goes on between the gateway and the provider, for whoever measures it. Must not throw. */
export type ProviderObserver = {
  /** A call has ended, or an image begun to arrive; `seconds` includes its retry. */
  called: (name: GuardName, outcome: CallOutcome, seconds: number) => void;
  retried: () => void;
  /** Calls of a class are refused from now on, or tried with one of them, or let through again. */
  circuit: (name: GuardName, circuit: Circuit) => void;
  shared: (source: SharedSource) => void;
};

export const noObserver: ProviderObserver = {
  called: () => undefined,
  retried: () => undefined,
  circuit: () => undefined,
  shared: () => undefined,
};

const circuitWords: Record<Circuit, string> = {
  open: "the provider is not there: calls of this class are refused unasked",
  trying: "one call finds out whether the provider is there again",
  closed: "the provider is there again",
};

/** An observer that also writes into the log what becomes of circuits. */
export function loggingCircuits(observer: ProviderObserver, log: FastifyBaseLogger): ProviderObserver {
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
  observer: ProviderObserver,
  name: GuardName,
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
    tell(error instanceof ProviderError ? error.code : "unexpected");
    throw error;
  }
}
