/** Grid columns under an article's header: contents, text, margin. */
export const articleColumns =
  "grid grid-cols-1 gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-[15rem_minmax(0,41rem)] xl:grid-cols-[16rem_minmax(0,41rem)_minmax(0,1fr)]";
