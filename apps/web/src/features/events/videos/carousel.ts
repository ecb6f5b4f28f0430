import { Swiper } from "swiper";
import { Mousewheel } from "swiper/modules";
import { slideGap, slidesFrom } from "./slide-widths.ts";

/** The position of a carousel. `isLocked`: all slides are visible. */
export type CarouselPlace = { isBeginning: boolean; isEnd: boolean; isLocked: boolean };

export type Carousel = { previous: () => void; next: () => void; end: () => void };

const { 0: slidesPerView, ...wider } = slidesFrom;
const breakpoints = Object.fromEntries(
  Object.entries(wider).map(([width, slides]) => [width, { slidesPerView: slides }]),
);
const speed = 500;

function hasLessMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The first slide: the focused one, or the first visible one of a row that was scrolled by hand. */
function firstSlide(row: HTMLElement): number {
  const slides = [...row.querySelectorAll(".swiper-slide")];
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused >= 0) return focused;
  const width = slides[0]?.clientWidth;
  return width ? Math.round(row.scrollLeft / (width + slideGap)) : 0;
}

/**
 * Turns a scrolling row into a carousel at its current position. Browser only. Without Swiper's styles and modules,
 * which write inline styles that the content policy refuses.
 */
export function startCarousel(row: HTMLElement, onPlace: (place: CarouselPlace) => void): Carousel {
  const tell = ({ isBeginning, isEnd, isLocked }: CarouselPlace) => onPlace({ isBeginning, isEnd, isLocked });
  const initialSlide = firstSlide(row);
  row.scrollLeft = 0;
  row.dataset.carousel = "";
  const swiper = new Swiper(row, {
    modules: [Mousewheel],
    mousewheel: { forceToAxis: true },
    initialSlide,
    slidesPerView,
    breakpoints,
    spaceBetween: slideGap,
    speed: hasLessMotion() ? 0 : speed,
    loop: false,
    on: { afterInit: tell, toEdge: tell, fromEdge: tell, lock: tell, unlock: tell },
  });

  // A slide that gets the keyboard focus moves into view; the browser's own scrolling would shift the row.
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const slide = swiper.slides.findIndex((one) => one.contains(target));
    row.scrollLeft = 0;
    if (slide >= 0) swiper.slideTo(slide);
  };
  row.addEventListener("focusin", handleFocus);
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    end: () => {
      row.removeEventListener("focusin", handleFocus);
      delete row.dataset.carousel;
      swiper.destroy();
    },
  };
}
