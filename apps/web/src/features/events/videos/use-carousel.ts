import { useEffect, useRef, useState } from "react";
import { whenNear } from "#shared/lib/page/when-near.ts";
import type { Carousel, CarouselPlace } from "./carousel.ts";

/**
 * Makes a carousel of a row of slides. Swiper is loaded when the row comes near the viewport; until then, or if it
 * fails to load, the row scrolls natively and the buttons scroll it.
 */
export function useCarousel() {
  const row = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);
  const [place, setPlace] = useState<CarouselPlace>({ isBeginning: false, isEnd: false, isLocked: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let isGone = false;
    const start = async () => {
      const { startCarousel } = await import("./carousel.ts");
      if (!isGone) carousel.current = startCarousel(element, setPlace);
    };
    const stop = whenNear(element, () => void start().catch(() => {}));
    return () => {
      isGone = true;
      stop();
      carousel.current?.end();
      carousel.current = null;
    };
  }, []);

  const push = (direction: 1 | -1) => {
    const { current: element } = row;
    // Without smooth scrolling, because the carousel starts at the row's current position.
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: "instant" });
  };
  return {
    row,
    place,
    showPrevious: () => (carousel.current ? carousel.current.previous() : push(-1)),
    showNext: () => (carousel.current ? carousel.current.next() : push(1)),
  };
}
