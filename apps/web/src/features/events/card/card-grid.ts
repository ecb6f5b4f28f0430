/** Cards side by side; twelve fill whole rows at every width. */
export const cardGrid = "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3";

/** How wide a card's picture is in that grid, as the `sizes` attribute says it. */
export const cardGridSizes =
  "(min-width: 1360px) 411px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 94vw";

/** A few cards: pushed sideways on a phone, the next one visibly cut, and side by side elsewhere. */
export const cardRow =
  "-mx-(--gutter) flex snap-x gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:px-0";

/** One card's place in that row. */
export const cardItem = "w-[84vw] shrink-0 snap-start sm:w-auto";
