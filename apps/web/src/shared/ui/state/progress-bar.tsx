import { useEffect, useState } from "react";

const delayMs = 150;

/** A progress bar at the top while the next page loads, after a short delay. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isActive) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [isActive]);
  // The live region exists before the bar, so that the bar is announced.
  return (
    <div aria-live="polite">
      {isShown && (
        <div
          role="progressbar"
          aria-label="Loading page"
          className="fixed inset-x-0 top-0 z-60 h-[3px] origin-left animate-progress bg-primary forced-colors:bg-[Highlight]"
        />
      )}
    </div>
  );
}
