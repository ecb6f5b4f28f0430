/** Limits of saved searches. Times in milliseconds. */
export const savedSearchLimits = {
  nameMax: 100,
  /** Of an account; and with those that it has deleted a moment ago. */
  searchesMax: 50,
  storedMax: 100,
  /** How long a deleted one can be had back. */
  undoFor: 600_000,
  /** New calls are counted up to here; more read as so many and a plus. */
  newMax: 99,
  /** Calls of a feed. */
  feedMax: 50,
} as const;

/** When somebody is told of the calls that a search finds. */
export const searchRhythms = ["at_once", "daily", "weekly"] as const;
export type SearchRhythm = (typeof searchRhythms)[number];

export const searchRhythmWords: Record<SearchRhythm, string> = {
  at_once: "At once",
  daily: "Once a day",
  weekly: "Once a week",
};
