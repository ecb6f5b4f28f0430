import { whenIdle } from "./when-idle.ts";

const touches = ["pointerdown", "keydown", "scroll"];
const parts = ".below-fold,.article-text>div>:nth-child(n+9)";
// The size is a guess that only the scrollbar shows.
const rule = `@media screen{${parts}{content-visibility:auto;contain-intrinsic-size:auto 400px}}`;

/** Lays out all that was held, at once. The rule is the only one that is not part of the stylesheet. */
function showBelowFold(): void {
  document.adoptedStyleSheets = [];
}

/**
 * Keeps the browser from laying out what has the class `below-fold`, and the later parts of a long text, while they are
 * far from the screen. That spares much of the work before a page answers, and typefaces that only come later. It ends when
 * somebody touches the page, or `showBelowFoldWhenIdle` is called. Only for a page that opens at its top: a target in the
 * address, or a place to return to, is found where everything has its size. Has to be called before the parts are there:
 * without the page's styles they would be laid out in vain, and then change into their own looks.
 */
export function holdBelowFold(): void {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type !== "navigate" || location.hash || !("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
  for (const name of touches) addEventListener(name, showBelowFold, { once: true, passive: true });
}

/** Lays out what is held, a part in each idle moment, so that none of them keeps the reader waiting. */
export function showBelowFoldWhenIdle(): void {
  const isHeld = () => "adoptedStyleSheets" in document && document.adoptedStyleSheets.length > 0;
  const held = [...document.querySelectorAll<HTMLElement>(parts)];
  const goOn = (place: number) => {
    const part = held[place];
    if (part && isHeld()) {
      part.style.contentVisibility = "visible";
      return whenIdle(() => goOn(place + 1));
    }
    showBelowFold();
    for (const shown of held) shown.style.contentVisibility = "";
  };
  if (isHeld()) whenIdle(() => goOn(0));
}
