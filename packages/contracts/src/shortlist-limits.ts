/** What a shortlist that is shared by a link may have. */
export const shortlistLimits = {
  nameMax: 80,
  /** How long a link is good, in days. */
  daysMax: 30,
  daysDefault: 14,
  day: 86_400_000,
  /** Shortlists of one call, those that are over too. */
  perCall: 30,
  applicationsMax: 100,
  /** People with a name behind one link. */
  visitorsMax: 50,
  visitorNameMax: 60,
  commentMax: 500,
  /** Comments by one link, and on one application by one visitor. */
  commentsMax: 500,
  commentsEach: 20,
  /** Acts that are kept of one. */
  actsMax: 100,
  /** Whoever is told of marks is told once in so many ms, for each shortlist. */
  toldEvery: 3_600_000,
  /** How long an address plays a tape, in ms. */
  passLife: 3_600_000,
} as const;
