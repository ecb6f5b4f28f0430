/** Whole rows of the grid of articles at every width. */
export const storyPageSize = 8;
