/** The scroll behavior, which respects reduced motion. For effects and handlers only. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
