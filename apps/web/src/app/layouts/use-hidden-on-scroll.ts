import { limits } from "@callboard/contracts/limits";
import { useEffect, useState } from "react";

/** On a narrow screen: true while the visitor scrolls down, past the first few pixels. `show` brings it back. */
export function useHiddenOnScroll(): { isHidden: boolean; show: () => void } {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const { scrollY, innerWidth } = window;
      const isNarrow = innerWidth <= limits.headerHideMaxWidthPx;
      if (scrollY !== last) setIsHidden(isNarrow && scrollY > last && scrollY > limits.headerHideAfterPx);
      last = scrollY;
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, []);
  return { isHidden, show: () => setIsHidden(false) };
}
