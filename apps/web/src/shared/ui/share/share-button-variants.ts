const base =
  "rounded-full! border border-control text-ink transition-colors duration-120 hover:border-ink hover:bg-sunken";

/**
 * Classes of the round buttons and links for what is on a page: the icon alone, with text beside it where there is room, or always with
 * text, which may be pressed.
 */
export const shareButtonVariants = {
  toggle: `inline-flex min-h-11 items-center justify-center gap-2 pr-4 pl-3 text-15 font-semibold aria-pressed:border-ink aria-pressed:bg-sunken ${base}`,
  icon: `inline-grid size-11 place-items-center ${base}`,
  text: `inline-flex min-h-11 items-center justify-center gap-2 text-15 font-semibold max-sm:size-11 sm:pr-4 sm:pl-3 ${base}`,
};
