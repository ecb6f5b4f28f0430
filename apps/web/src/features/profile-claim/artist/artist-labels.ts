import type { CreateArtistProfileInput } from "@callboard/contracts/artist-profile";
import { privateFieldLabels } from "@callboard/contracts/private-field-labels";

/** The labels of an artist's fields, in the form and the summary. */
export const artistLabels = {
  present_city: "Present city",
  travel_cities: "Cities you often travel to",
  about: "About you",
  experience: "Experience",
  ready_to_travel: "Ready to travel for work",
  ...privateFieldLabels,
  profession: "Profession",
  project_name: "Project name",
  character_name: "Character name",
  year: "Project year",
  project_city: "Project city",
} as const satisfies Record<keyof CreateArtistProfileInput, string>;
