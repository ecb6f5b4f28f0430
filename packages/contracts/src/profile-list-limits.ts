/** Limits of the lists of profiles that somebody keeps. Times in milliseconds. */
export const profileListLimits = {
  nameMax: 80,
  noteMax: 1_000,
  /** Of an account; and with those that it has deleted a moment ago. */
  listsMax: 100,
  storedMax: 200,
  /** Profiles of a list, and those of one page of it. */
  profilesMax: 500,
  page: 20,
  /** How long a deleted list can be had back. */
  undoFor: 600_000,
} as const;
