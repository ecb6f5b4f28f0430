import { whenIdle } from "./when-idle.ts";

declare global {
  interface Window {
    /** Parts below the fold are still held. */
    isBelowFoldHeld?: boolean;
  }
}

const touches = ["pointerdown", "keydown", "scroll"];
// The size is a guess that only the scrollbar shows.
const rule = "@media screen{.below-fold{content-visibility:auto;contain-intrinsic-size:auto 400px}}";

/** Lays out all that was held, at once. The rule is the only one that is not part of the stylesheet. */
function showBelowFold(): void {
  window.isBelowFoldHeld = false;
  document.adoptedStyleSheets = [];
}

/**
 * Keeps the browser from laying out what has the class `below-fold` and is far from the screen, which spares much of the
 * work before a page answers, until somebody touches the page or `showBelowFoldWhenIdle` is called. Only for a page that
 * opens at its top: a target in the address, or a place to return to, is found where everything has its size. Has to be
 * called before the parts are there: without the page's styles they would be laid out in vain, and then change into
 * their own looks.
 */
export function holdBelowFold(): void {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type !== "navigate" || location.hash || !("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
  window.isBelowFoldHeld = true;
  for (const name of touches) addEventListener(name, showBelowFold, { once: true, passive: true });
}

/** Lays out what is held, a part in each idle moment, so that none of them keeps the reader waiting. */
export function showBelowFoldWhenIdle(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(".below-fold")];
  const goOn = (place: number) => {
    const part = parts[place];
    if (part && window.isBelowFoldHeld) {
      part.style.contentVisibility = "visible";
      return whenIdle(() => goOn(place + 1));
    }
    showBelowFold();
    for (const shown of parts) shown.style.contentVisibility = "";
  };
  if (window.isBelowFoldHeld) whenIdle(() => goOn(0));
}
