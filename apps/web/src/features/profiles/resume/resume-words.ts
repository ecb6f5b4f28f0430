import type { Credit, CreditKind, Language, LanguageLevel, Training } from "@callboard/contracts/resume";

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

export const creditLine = ({ role, company, city, kind }: Credit): string =>
  [role, company, city, kind === "other" ? "" : creditKindWords[kind]].filter(Boolean).join(", ");

export const trainingLine = ({ school, year }: Training): string => [school, year].filter(Boolean).join(", ");

export const languageLine = ({ name, level }: Language): string =>
  `${name}, ${languageLevelWords[level].toLowerCase()}`;
