import type { CreateArtistProfileInput } from "@callboard/contracts/artist-profile";

/** The labels of an artist's fields, in the form and the summary. */
export const artistLabels = {
  present_city: "Present city",
  travel_cities: "Cities you often travel to",
  about: "About you",
  experience: "Experience",
  ready_to_travel: "Ready to travel for work",
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
  profession: "Profession",
  project_name: "Project name",
  character_name: "Character name",
  year: "Project year",
  project_city: "Project city",
} as const satisfies Record<keyof CreateArtistProfileInput, string>;
