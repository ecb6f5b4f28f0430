import { useEffect, useRef } from "react";
import type { Location } from "react-router-dom";

function focusOn(target: HTMLElement) {
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Puts the focus on the page's heading, unless that belongs to what is still loading and goes with it. */
function focusOnHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>("h1:not([aria-busy=true] h1)");
  if (heading) focusOn(heading);
  return heading !== null;
}

/** Waits for the heading on the page itself, as long as nobody takes the focus elsewhere; gives what ends the wait. */
function focusWhenLoaded(main: HTMLElement): () => void {
  focusOn(main);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusOnHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a navigation the focus stands on the new page's heading, which also announces it; not on the first page. */
export function useFocusOnNavigation({ pathname, hash }: Location): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    if (hash || !main || focusOnHeading(main)) return;
    return focusWhenLoaded(main);
  }, [pathname, hash]);
}
