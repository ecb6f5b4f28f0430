/** Classes of one of some links of which `aria-current` tells the one that is chosen. */
export const choiceLinkClass =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap transition-colors duration-120 hover:border-control aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";
