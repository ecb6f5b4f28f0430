/** Twelve profiles fill whole rows at every width. */
export const directoryGrid = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6";
