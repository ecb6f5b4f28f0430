/** Up to four cards stand side by side; on a phone they are pushed sideways, the next one visibly cut. */
export const cardRowClass =
  "-mx-(--gutter) flex snap-x gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:px-0 lg:grid-cols-4";

/** One card's place in the row. */
export const cardItemClass = "w-[68vw] shrink-0 snap-start sm:w-auto";

/** How wide a card's picture is in the row, as the `sizes` attribute says it. */
export const cardRowSizes = "(min-width: 1024px) 300px, (min-width: 640px) 46vw, 68vw";
