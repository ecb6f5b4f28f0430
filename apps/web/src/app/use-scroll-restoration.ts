import { useEffect, useLayoutEffect, useRef } from "react";
import { parseItem, readItem, writeItem } from "#shared/lib/page/browser-storage.ts";
import { scrollBehavior } from "#shared/lib/page/motion.ts";
import type { Shown } from "./use-shown-location.ts";

const storageKey = "scroll";
/** When to look where the page stands. The last two may come before the scrolling just before them is told of. */
const leaving = ["scroll", "click", "popstate"] as const;
const places = new Map<string, number>();

function readPlaces() {
  const stored = parseItem(readItem("tab", storageKey));
  if (Array.isArray(stored)) for (const [key, top] of stored) places.set(key, top);
}

function keepPlaces() {
  history.scrollRestoration = "auto";
  writeItem("tab", storageKey, JSON.stringify([...places].slice(-50)));
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const touches = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** How long a page may go on growing above a target, in ms. */
const growing = 5_000;

/**
 * Scrolls to a target, and goes on to its new place where parts above it are filled meanwhile: they load as they come into
 * view. Ends when somebody touches the page, and with `signal`.
 */
function followTarget(target: HTMLElement, signal: AbortSignal) {
  const go = () => target.scrollIntoView({ behavior: scrollBehavior() });
  const resizes = new ResizeObserver(go);
  const end = () => resizes.disconnect();
  signal.addEventListener("abort", end, { once: true });
  for (const name of touches) window.addEventListener(name, end, { once: true, passive: true, signal });
  setTimeout(end, growing);
  go();
  resizes.observe(document.body);
}

function scrollToTarget(hash: string, signal: AbortSignal): boolean {
  const target = targetOf(hash);
  if (!target) return false;
  followTarget(target, signal);
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return true;
}

/** Takes part of the browser's scrolling over: between pages of the app it does not know when one is ready. */
function useOwnRestoration(key: { current: string }) {
  useEffect(() => {
    readPlaces();
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const remember = () => places.set(key.current, window.scrollY);
    takeOver();
    for (const name of leaving) window.addEventListener(name, remember, { passive: true, capture: true });
    window.addEventListener("pagehide", keepPlaces);
    window.addEventListener("pageshow", takeOver);
    return () => {
      for (const name of leaving) window.removeEventListener(name, remember, { capture: true });
      window.removeEventListener("pagehide", keepPlaces);
      window.removeEventListener("pageshow", takeOver);
    };
  }, [key]);
}

/**
 * Goes to a place at once. Where the page was still scrolling smoothly, the compositor adds a last step of that a frame or two
 * later, so the place is set again until then, unless another page is shown by now.
 */
function returnTo(top: number, isCurrent: () => boolean, frames = 3) {
  if (!isCurrent()) return;
  window.scrollTo({ top, behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => returnTo(top, isCurrent, frames - 1));
}

/** A new page starts at the top, Back and Forward return to the old place, a hash leads to its target. */
export function useScrollRestoration({ location, navigation }: Shown): void {
  const key = useRef(location.key);
  const last = useRef(location);
  useOwnRestoration(key);
  useLayoutEffect(() => {
    const previous = last.current;
    if (previous === location) return;
    last.current = location;
    key.current = location.key;
    const place = places.get(location.key);
    const isSamePage = previous.pathname === location.pathname;
    const left = new AbortController();
    if (navigation === "POP" && place !== undefined) {
      returnTo(place, () => last.current === location);
    } else if (scrollToTarget(location.hash, left.signal)) {
      return () => left.abort();
    } else if (!isSamePage || location.hash) {
      // A new page starts at the top; a hash without a target on its page means the top too.
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
    } else {
      // The page stays as it is: its new entry in the history has a place from the start.
      places.set(location.key, window.scrollY);
    }
  }, [location, navigation]);
}
