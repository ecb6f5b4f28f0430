import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";

/** The path on this site that a plain click on a link leads to; null where the browser should handle the click. */
function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname + link.search + link.hash;
}

/** Makes links inside article HTML navigate on the client. */
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
