/** Small buttons under a comment. */
export const actionClass =
  "inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-15 font-semibold text-link hover:bg-sunken";
