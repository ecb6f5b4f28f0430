/** A job is dead after so many failures; they take about 15 hours. */
export const attemptsMax = 16;

const firstMs = 10_000;
const longestMs = 2 * 3_600_000;

/** How many ms pass before the next try, after so many: twice as long each time, less up to half at random. */
export function retryDelay(attempt: number, random: () => number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (attempt - 1));
  return Math.round(full * (1 - random() / 2));
}
