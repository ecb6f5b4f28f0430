/** The cards under the hero stand side by side; on a phone they are pushed sideways, the next one visibly cut. */
export const featuredRowLook =
  "-mx-(--gutter) flex snap-x gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:px-0 lg:grid-cols-4";
export const featuredPlaceLook = "w-[68vw] shrink-0 snap-start sm:w-auto";
