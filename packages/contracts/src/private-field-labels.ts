import type { artistPrivateFields } from "./artist-profile.ts";

/** The labels of what only an artist sees of their profile, unless they tick it for an application. */
export const privateFieldLabels = {
  age_range: "Age range",
  gender: "Gender",
  compensation: "Compensation",
  ethnicity: "Ethnicity",
  skin_color: "Skin color",
  hair_color: "Hair color",
  height: "Height",
  weight: "Weight",
  hair_length: "Hair length",
  eye_color: "Eye color",
  piercings: "Piercings",
  tattoos: "Tattoos",
} as const satisfies Record<(typeof artistPrivateFields)[number], string>;
