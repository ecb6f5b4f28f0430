/** Up to four cards in a row; on phones it scrolls sideways, the next card partly visible. */
export const cardRowClass =
  "-mx-(--gutter) flex snap-x gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:px-0 lg:grid-cols-4";

export const cardItemClass = "w-[68vw] shrink-0 snap-start sm:w-auto";

/** The `sizes` attribute of an image in the row. */
export const cardRowSizes = "(min-width: 1024px) 300px, (min-width: 640px) 46vw, 68vw";
