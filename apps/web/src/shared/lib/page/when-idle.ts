const timeoutMs = 2_000;

/** Does the work in an idle moment of the browser, or after two seconds without one. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, 200);
}
