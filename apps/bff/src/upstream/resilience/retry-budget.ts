const share = 0.1;
const reserve = 10;

/** Keeps retries under a tenth of all calls, so that they do not double the load of an overloaded upstream. */
export type RetryBudget = {
  /** Counts a call. */
  earn: () => void;
  /** Takes one retry from the budget; false where none is left. */
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
