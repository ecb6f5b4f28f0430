import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";

/**
 * What a click on a link to other results does: the page stays where it is scrolled. The hash of the address is for browsers
 * without JavaScript, which load the page anew and are led back to the results by it.
 */
export function useFollowInPlace() {
  const navigate = useNavigate();
  return (href: string) => (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    void navigate(href.replace(/#.*$/, ""), { preventScrollReset: true });
  };
}
