const share = 0.1;
const reserve = 10;

/** Keeps retries under a tenth of all calls, so that a struggling upstream is not asked twice as often. */
export type RetryBudget = {
  /** Counts a call. */
  earn: () => void;
  /** True when one more retry is within the budget, and takes it. */
  spend: () => boolean;
};

export function createRetryBudget(): RetryBudget {
  let tokens = reserve;
  return {
    earn: () => {
      tokens = Math.min(reserve, tokens + share);
    },
    spend: () => {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
