import type { CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";

/** The labels of an agency's fields, in the form and the summary. */
export const agencyLabels = {
  years_of_experience: "Years of experience",
  present_city: "Present city",
  about: "About your agency",
  travel_cities: "Cities you often travel to",
  ready_to_travel: "Ready to travel for work",
  website_address: "Website address",
  facebook_address: "Facebook",
  youtube_address: "YouTube",
  studio_address: "Studio address",
  office_address: "Office address",
  profession: "Profession",
  project_name: "Project name",
  character_name: "Character name",
  project_year: "Project year",
  project_city: "Project city",
} as const satisfies Record<keyof CreateAgencyProfileInput, string>;
