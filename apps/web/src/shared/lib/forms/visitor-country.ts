import { useStoredChoice } from "../page/stored-choice.ts";

/** The countries that a visitor can say to be in (ISO 3166); the first is where nobody said anything. */
export const countries = ["IN", "US", "GB"] as const;
export type Country = (typeof countries)[number];

/** Where the visitor is, as chosen in the footer and remembered. */
export function useVisitorCountry() {
  return useStoredChoice<Country>("location", countries);
}
