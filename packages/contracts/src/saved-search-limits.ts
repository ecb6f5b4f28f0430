/** Limits of saved searches. Times in milliseconds. */
export const savedSearchLimits = {
  nameMax: 100,
  /** Of an account; and with those that it has deleted a moment ago. */
  searchesMax: 50,
  storedMax: 100,
  /** How long a deleted one can be had back. */
  undoFor: 600_000,
  /** What is new is counted up to here; more read as so many and a plus. */
  newMax: 99,
  /** How long what was found of articles and profiles is kept: a call's goes when it begins. */
  foundFor: 30 * 86_400_000,
  /** Entries of a feed. */
  feedMax: 50,
} as const;

/** What a search looks among. */
export const searchKinds = ["call", "article", "profile"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** When somebody is told of what a search finds. */
export const searchRhythms = ["at_once", "daily", "weekly"] as const;
export type SearchRhythm = (typeof searchRhythms)[number];

export const searchRhythmWords: Record<SearchRhythm, string> = {
  at_once: "At once",
  daily: "Once a day",
  weekly: "Once a week",
};
