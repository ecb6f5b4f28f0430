import { CircuitState, type IBreaker } from "cockatiel";

/** The calls that decide whether the circuit opens: those of the last seconds, if there are enough. */
export type Sample = { seconds: number; calls: number };

/** The share of failed calls past which the circuit opens. */
const failureThreshold = 0.5;

const none = { failures: 0, total: 0 };

/**
 * A cockatiel breaker over a sliding window of time. SamplingBreaker drops old calls only when new ones arrive, so failures
 * of last night would still open the circuit.
 */
export function createRecentBreaker({ seconds, calls }: Sample): IBreaker {
  const half = (seconds * 1_000) / 2;
  let [previous, current, began] = [{ ...none }, { ...none }, Date.now()];

  function record(failures: 0 | 1): void {
    const age = Date.now() - began;
    if (age >= half) {
      [previous, current] = [age < 2 * half ? current : { ...none }, { ...none }];
      began = Date.now();
    }
    current.failures += failures;
    current.total += 1;
  }

  return {
    state: null,
    success: (state) => {
      if (state === CircuitState.HalfOpen) [previous, current] = [{ ...none }, { ...none }];
      record(0);
    },
    failure: (state) => {
      record(1);
      const total = previous.total + current.total;
      const isOutage = total >= calls && previous.failures + current.failures > failureThreshold * total;
      return state !== CircuitState.Closed || isOutage;
    },
  };
}
