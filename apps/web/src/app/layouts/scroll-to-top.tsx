import { ArrowUp } from "lucide-react";
import { useSyncExternalStore } from "react";
import { scrollBehavior } from "#shared/lib/page/motion.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";

const thresholdPx = 200;

function subscribe(onScroll: () => void) {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
  if (!isFarDown) return null;
  return (
    <IconButton
      label="Scroll to top"
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-notice,0px))] z-20 animate-fade border border-control bg-surface shadow-float max-sm:[html:has([data-bottom-bar])_&]:bottom-[calc(5rem+var(--bottom-notice,0px))] sm:right-6 sm:bottom-[calc(1.5rem+var(--bottom-notice,0px))]"
    >
      <ArrowUp aria-hidden className="size-5" />
    </IconButton>
  );
}
