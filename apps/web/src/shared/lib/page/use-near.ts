import { type RefObject, useEffect, useRef, useState } from "react";
import { whenNear } from "./when-near.ts";

/** Whether the element of `place` has come near the viewport, where somebody wants to know. It stays so. */
export function useNear(isWanted: boolean): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (element && isWanted) return whenNear(element, () => setIsNear(true));
  }, [isWanted]);
  return { place, isNear };
}
