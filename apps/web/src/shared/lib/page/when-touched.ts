const signs = ["pointerover", "touchstart", "keydown", "focusin", "click", "scroll"] as const;

/** Calls `work` once on the first pointer, touch, key, focus or scroll event. Returns the cleanup. */
export function whenTouched(work: () => void): () => void {
  const stop = () => {
    for (const name of signs) document.removeEventListener(name, begin, true);
  };
  const begin = () => {
    stop();
    work();
  };
  // In the capture phase, because React stops events on what it has not hydrated yet.
  for (const name of signs) document.addEventListener(name, begin, { passive: true, capture: true });
  return stop;
}
