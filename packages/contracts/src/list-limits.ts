/** Limits that the script of every page needs. They stand apart from the others, which a page loads where it uses one. */
export const listLimits = {
  /** The deepest page by number: beyond it, lists go on by cursor. */
  listPageMax: 1_000,
  searchMax: 120,
  /** How much of a description cards show. */
  excerptCard: 150,
} as const;
