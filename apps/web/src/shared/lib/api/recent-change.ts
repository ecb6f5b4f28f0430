/** Longer than any cache between the reader and the API holds on to an answer without asking; in ms. */
const recent = 10_000;

let changedAt: number | null = null;

/** Takes note that somebody has changed something here: what is read next must show it. */
export function noteChange(): void {
  changedAt = performance.now();
}

/** True for a while after a change. */
export function hasJustChanged(): boolean {
  return changedAt !== null && performance.now() - changedAt < recent;
}
