import { useEffect, useState } from "react";

const delayMs = 150;

/** A slim line at the top while the next page is on its way; a quick one shows none. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isActive) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [isActive]);
  // The region is there before the line is, so that its coming is announced.
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
