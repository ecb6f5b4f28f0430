/** What the portfolio of an artist may have. Lengths in characters. */
export const portfolioLimits = {
  headshotsMax: 12,
  altMax: 200,
  creditsMax: 100,
  trainingMax: 30,
  skillsMax: 40,
  skillMax: 40,
  languagesMax: 20,
  languageMax: 40,
  membershipsMax: 10,
  membershipMax: 60,
  /** Of the value of a measurement, such as `96 cm`. */
  measurementMax: 30,
  linksMax: 10,
  linkNameMax: 40,
  linkMax: 300,
  awayMax: 30,
  clipsMax: 12,
  clipTitleMax: 80,
  /** Of the clips, those that are uploaded; in bytes; begun by an account within a day. */
  clipFilesMax: 6,
  clipFileMaxBytes: 100 * 1_048_576,
  clipFilesPerDay: 20,
  /** Of a title, a role, a company, a school. */
  entryMax: 200,
} as const;

/** Portraits of the directory are this wide for each unit of height: 8 by 10, as casting prints them. */
export const headshotRatio = 4 / 5;
