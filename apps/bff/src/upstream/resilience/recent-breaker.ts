import { CircuitState, type IBreaker } from "cockatiel";

/** What of the latest calls is judged: those of so many seconds, if they are at least so many. */
export type Sample = { seconds: number; calls: number };

/** A share of the calls. */
const tooMany = 0.5;

const none = { failures: 0, total: 0 };

/**
 * Opens a circuit when more than half of the latest calls failed. What is older is forgotten by the clock, and not only
 * when enough other calls have followed, as in cockatiel's own: failures of the last night say nothing of now.
 */
export function createRecentBreaker({ seconds, calls }: Sample): IBreaker {
  const half = (seconds * 1_000) / 2;
  let [former, current, began] = [{ ...none }, { ...none }, Date.now()];

  function note(failures: 0 | 1): void {
    const age = Date.now() - began;
    if (age >= half) {
      [former, current] = [age < 2 * half ? current : { ...none }, { ...none }];
      began = Date.now();
    }
    current.failures += failures;
    current.total += 1;
  }

  return {
    state: null,
    success: (state) => {
      if (state === CircuitState.HalfOpen) [former, current] = [{ ...none }, { ...none }];
      note(0);
    },
    failure: (state) => {
      note(1);
      const total = former.total + current.total;
      const isOutage = total >= calls && former.failures + current.failures > tooMany * total;
      return state !== CircuitState.Closed || isOutage;
    },
  };
}
