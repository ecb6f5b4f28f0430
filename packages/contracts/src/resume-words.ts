import type { ClipKind } from "./clip-player.ts";
import type { PublicProfile } from "./profile.ts";
import type { Credit, CreditKind, Language, LanguageLevel, MeasurementName, Training } from "./resume.ts";

/** `other` says nothing of a credit. */
export const creditKindWords: Record<CreditKind, string> = {
  theatre: "Theatre",
  film: "Film",
  television: "Television",
  web: "Web series",
  commercial: "Commercial",
  music: "Music",
  voice: "Voice and radio",
  modelling: "Modelling",
  other: "Other",
};

export const languageLevelWords: Record<LanguageLevel, string> = {
  basic: "Basic",
  conversational: "Conversational",
  fluent: "Fluent",
  native: "Native",
};

export const clipKindWords: Record<ClipKind, string> = {
  reel: "Reel",
  scene: "Scene",
  voice: "Voice sample",
};

export const creditLine = ({ role, company, city, kind }: Credit): string =>
  [role, company, city, kind === "other" ? "" : creditKindWords[kind]].filter(Boolean).join(", ");

export const trainingLine = ({ school, year }: Training): string => [school, year].filter(Boolean).join(", ");

export const languageLine = ({ name, level }: Language): string =>
  `${name}, ${languageLevelWords[level].toLowerCase()}`;

export const measurementWords: Record<MeasurementName, string> = {
  chest: "Chest or bust",
  waist: "Waist",
  hips: "Hips",
  inseam: "Inseam",
  collar: "Collar",
  sleeve: "Sleeve",
  clothing: "Clothing size",
  shoe: "Shoe size",
  hat: "Hat size",
};

/** The credits of a profile; of an upstream that knows one a profile, that one. */
export function creditsOf(profile: PublicProfile): Credit[] {
  const { credits, project_name, character_name, project_year, project_city } = profile;
  if (credits.length > 0 || !project_name || !character_name) return credits;
  const claimed = { title: project_name, role: character_name, company: "", city: project_city ?? "" };
  return [{ ...claimed, year: String(project_year ?? ""), kind: "other" }];
}
