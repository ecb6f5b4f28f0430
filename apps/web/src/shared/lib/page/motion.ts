/** How to scroll for this visitor: smoothly, unless they asked for less motion. For effects and handlers only. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
