import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";

/** The address inside this site that a plain click on a link leads to; null where the browser should act itself. */
function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname + link.search + link.hash;
}

/** Lets links inside written content lead through the application instead of loading the page anew. */
export function useClientLinks(frame: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { current } = frame;
    const handleClick = (event: MouseEvent) => {
      const address = ownAddress(event);
      if (!address) return;
      event.preventDefault();
      void navigate(address);
    };
    current?.addEventListener("click", handleClick);
    return () => current?.removeEventListener("click", handleClick);
  }, [frame, navigate]);
}
