/** What auditions of a call may have. */
export const auditionLimits = {
  /** Audition days of a call, those that were cancelled too. */
  daysMax: 30,
  /** Times of a day, people at once in one, and people who are invited. */
  slotsMax: 60,
  capacityMax: 20,
  invitationsMax: 100,
  breaksMax: 3,
  /** Minutes of one time. */
  slotMinutesMin: 5,
  slotMinutesMax: 480,
  placeMax: 200,
  noteMax: 1_000,
  declineMax: 500,
  /** How often an invitation or a day changes: each time somebody is told. */
  changesMax: 100,
} as const;
