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
  /** Of a title, a role, a company, a school. */
  entryMax: 200,
} as const;

/** Portraits of the directory are this wide for each unit of height: 8 by 10, as casting prints them. */
export const headshotRatio = 4 / 5;
