/** The values of the filters of calls. They stand apart from their schemas, which a page with a list does not load. */

/** The playing ages that a role can be looked for by: both ends belong to the band. */
export const ageBands = [
  { id: "0-17", from: 0, to: 17, label: "Under 18" },
  { id: "18-25", from: 18, to: 25, label: "18–25" },
  { id: "26-35", from: 26, to: 35, label: "26–35" },
  { id: "36-45", from: 36, to: 45, label: "36–45" },
  { id: "46-60", from: 46, to: 60, label: "46–60" },
  { id: "61", from: 61, to: 120, label: "Over 60" },
] as const;
export const ageBandIds = ageBands.map(({ id }) => id);
export type AgeBand = (typeof ageBands)[number]["id"];

/** The genders that a role can be looked for by: those of profiles. */
export const callGenders = ["Male", "Female", "Other"] as const;

/** Paid or not, or at least so many euro a person. What pays less than a token reads as unpaid. */
export const payChoices = ["unpaid", "paid", "50", "100", "250", "500", "1000"] as const;

/** Within how many days applications close. */
export const closingDays = ["3", "7", "14", "30"] as const;

export const tapeChoices = ["yes", "no"] as const;

/** `date`: what is soonest first, of the past what was last. `deadline` and `pay` are of what has not begun. */
export const callSorts = ["newest", "date", "deadline", "pay"] as const;
export type CallSort = (typeof callSorts)[number];
