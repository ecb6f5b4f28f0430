/** How the round buttons of the share row look, links and buttons alike. */
export const shareLook =
  "inline-grid size-11 place-items-center rounded-full! border border-control text-ink transition-colors duration-120 hover:border-ink hover:bg-sunken";
