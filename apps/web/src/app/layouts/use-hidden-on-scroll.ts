import { type RefObject, useEffect, useState } from "react";

const hideAfterPx = 40;
const maxWidthPx = 640;

/** True on a narrow screen while the visitor scrolls down, unless `bar` contains the focus. */
export function useHiddenOnScroll(bar: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const { scrollY, innerWidth } = window;
      const isNarrow = innerWidth <= maxWidthPx;
      if (scrollY !== last) setIsHidden(isNarrow && scrollY > last && scrollY > hideAfterPx);
      last = scrollY;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && bar.current?.contains(target)) setIsHidden(false);
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    document.addEventListener("focusin", handleFocus);
    return () => {
      window.removeEventListener("scroll", handleScroll);
      document.removeEventListener("focusin", handleFocus);
    };
  }, [bar]);
  return isHidden;
}
