import type { Audience, AudienceField, ProfileReader } from "@callboard/contracts/audience";
import { privateFieldLabels } from "@callboard/contracts/private-field-labels";

export const audienceWords: Record<Audience, string> = {
  public: "Everybody",
  posters: "Posters I applied to",
  nobody: "Only me",
};

export const readerWords: Record<ProfileReader, string> = {
  public: "Everybody",
  poster: "A poster I applied to",
  owner: "Me",
};

export const fieldLabels: Record<AudienceField, string> = {
  headshots: "Headshots",
  present_city: "Present city",
  travel_cities: "Cities I travel to",
  ready_to_travel: "Ready to travel",
  about: "About",
  experience: "Experience",
  credits: "Credits",
  training: "Training",
  skills: "Skills",
  languages: "Languages",
  memberships: "Unions and associations",
  links: "Links",
  clips: "Clips",
  away: "When I am away",
  measurements: "Measurements",
  ...privateFieldLabels,
};
