import { useEffect, useRef } from "react";
import type { Location } from "react-router-dom";

/** After a navigation the focus stands on the new page's heading, which also announces it; not on the first page. */
export function useFocusOnNavigation({ pathname, hash }: Location): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    const main = document.getElementById("main");
    const target = main?.querySelector("h1") ?? main;
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
