const signs = ["pointerover", "touchstart", "keydown", "focusin", "click", "scroll"] as const;

/** Calls `work` once, as soon as somebody points at, touches, scrolls or types on the page. Gives what calls it off. */
export function whenTouched(work: () => void): () => void {
  const stop = () => {
    for (const name of signs) document.removeEventListener(name, begin, true);
  };
  const begin = () => {
    stop();
    work();
  };
  // On the way down: React stops an event on what it has not taken over yet.
  for (const name of signs) document.addEventListener(name, begin, { passive: true, capture: true });
  return stop;
}
