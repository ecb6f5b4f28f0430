const button =
  "rounded-full! border border-control text-ink transition-colors duration-120 hover:border-ink hover:bg-sunken";

/** How the round buttons of the share row look, links and buttons alike. */
export const shareLook = `inline-grid size-11 place-items-center ${button}`;

/** The same with words beside the mark, where there is room for them. */
export const shareWordsLook = `inline-flex min-h-11 items-center justify-center gap-2 text-15 font-semibold max-sm:size-11 sm:pr-4 sm:pl-3 ${button}`;
