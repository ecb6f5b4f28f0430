const timeoutMs = 2_000;

/** Runs `work` in an idle period, or after two seconds without one. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, 200);
}
