import { useStoredChoice } from "../page/stored-choice.ts";

/** The countries to choose from (ISO 3166); the first is the default. */
export const countries = ["IN", "US", "GB"] as const;
export type Country = (typeof countries)[number];

/** The visitor's country, as chosen in the footer and remembered. */
export function useVisitorCountry() {
  return useStoredChoice<Country>("location", countries);
}
