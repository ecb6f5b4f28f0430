import { useEffect, useRef } from "react";
import type { Location } from "react-router-dom";

function focusOn(target: HTMLElement) {
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Focuses the page's heading, unless it belongs to a loading skeleton. */
function focusOnHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>("h1:not([aria-busy=true] h1)");
  if (heading) focusOn(heading);
  return heading !== null;
}

/** Focuses `main` until the heading appears, or until the focus moves elsewhere. Returns the cleanup. */
function focusWhenLoaded(main: HTMLElement): () => void {
  focusOn(main);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusOnHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the new page's heading after a navigation, which announces it. Not on the first page, and not away from a field to which
 * somebody went while the page was on its way: `next` is where the browser already is.
 */
export function useFocusOnNavigation({ pathname, hash }: Location, next: string = pathname): void {
  const last = useRef(pathname);
  const left = useRef<Element>(null);
  useEffect(() => {
    if (next !== last.current) left.current = document.activeElement;
  }, [next]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    if (activeElement !== left.current && activeElement?.matches("input, textarea")) return;
    const main = document.getElementById("main");
    if (hash || !main || focusOnHeading(main)) return;
    return focusWhenLoaded(main);
  }, [pathname, hash]);
}
