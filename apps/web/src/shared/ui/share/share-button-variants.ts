const base =
  "rounded-full! border border-control text-ink transition-colors duration-120 hover:border-ink hover:bg-sunken";

/** Classes of the round share buttons and links: the icon alone, or with text beside it where there is room. */
export const shareButtonVariants = {
  icon: `inline-grid size-11 place-items-center ${base}`,
  text: `inline-flex min-h-11 items-center justify-center gap-2 text-15 font-semibold max-sm:size-11 sm:pr-4 sm:pl-3 ${base}`,
};
