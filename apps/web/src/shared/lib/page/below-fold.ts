import { whenIdle } from "./when-idle.ts";

const touches = ["pointerdown", "keydown", "scroll"];
const parts = ".below-fold,.article-text>div>:nth-child(n+9)";
// The intrinsic size is an estimate that only affects the scrollbar.
const rule = `@media screen{${parts}{content-visibility:auto;contain-intrinsic-size:auto 400px}}`;

/** Removes the rule, the only constructed stylesheet of the page. */
function showBelowFold(): void {
  document.adoptedStyleSheets = [];
}

/**
 * Skips the layout of `.below-fold` and of the later parts of a long text with `content-visibility` while they are off
 * screen, which shortens the first layout and delays fonts that only they need. It ends on the first interaction or
 * with `showBelowFoldWhenIdle`. Only for pages that open at the top, because a hash or a restored scroll position needs
 * final sizes. Must run before the parts are parsed: otherwise they are laid out in vain.
 */
export function holdBelowFold(): void {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type !== "navigate" || location.hash || !document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
  for (const name of touches) addEventListener(name, showBelowFold, { once: true, passive: true });
}

/** Lays out the skipped parts, one in each idle period, to avoid long tasks. */
export function showBelowFoldWhenIdle(): void {
  const isHeld = () => document.adoptedStyleSheets?.length > 0;
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
