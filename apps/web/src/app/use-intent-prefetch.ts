import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { matchRoute } from "./match-route.ts";
import { preparePage } from "./prefetch.ts";

const hoverMs = 65;

/** The href of the link under an event, when it leads to another page of the app. */
function addressOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  const address = new URL(link.href);
  return address.pathname === window.location.pathname ? null : address;
}

/** Prefetches a link's page on hover, focus or touch. */
export function useIntentPrefetch(): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const capabilities = useCapabilities();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const prepare = (address: URL) => {
      // Opening the page tries again and shows the error.
      preparePage(queryClient, utils, matchRoute(address, capabilities)).catch(() => {});
    };
    const handleIntent = (event: Event) => {
      clearTimeout(waiting);
      const address = addressOf(event);
      if (!address) return;
      if (event.type === "pointerover") waiting = setTimeout(prepare, hoverMs, address);
      else prepare(address);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, handleIntent, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const name of events) document.removeEventListener(name, handleIntent);
    };
  }, [queryClient, utils, capabilities]);
}
