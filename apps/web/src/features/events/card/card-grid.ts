/** Twelve cards fill whole rows at every width. */
export const cardGrid = "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3";

/** The `sizes` attribute of a card's image in that grid. */
export const cardGridSizes =
  "(min-width: 1360px) 411px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 94vw";

/** One row of cards; on phones it scrolls sideways, the next card partly visible. */
export const cardRow =
  "-mx-(--gutter) flex snap-x gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:px-0";

export const cardItem = "w-[84vw] shrink-0 snap-start sm:w-auto";
