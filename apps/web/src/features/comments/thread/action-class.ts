/** The small buttons under somebody's words. */
export const actionClass =
  "inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-15 font-semibold text-link hover:bg-sunken";
