import { limits } from "@callboard/contracts/limits";
import type { Country } from "./visitor-country.ts";

/** The country codes that a number can have, each with the country that people look for. */
export const countryCodes = [
  { code: "+1", country: "US" },
  { code: "+91", country: "IN" },
  { code: "+44", country: "GB" },
  { code: "+61", country: "AU" },
  { code: "+81", country: "JP" },
] as const;

type CountryCode = (typeof countryCodes)[number]["code"];

const codeOf: Record<Country, CountryCode> = { IN: "+91", US: "+1", GB: "+44" };

/** The code of the country that the visitor is in. */
export function codeOfCountry(country: Country): CountryCode {
  return codeOf[country];
}

export type PhoneParts = { code: string; digits: string };

/** The digits of what was typed or pasted, as many as a number can have. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, limits.phoneDigitsMax);
}

/**
 * Reads a number such as `+919876543210`, also with spaces, dashes and brackets in it. Without a plus sign, or with a
 * code that is not on the list, everything counts as digits behind `fallback`.
 */
export function splitPhone(text: string, fallback: string): PhoneParts {
  const compact = text.trim().replace(/^00/, "+");
  const bare = `+${compact.replace(/\D/g, "")}`;
  const found = compact.startsWith("+") && countryCodes.find(({ code }) => bare.startsWith(code));
  if (!found) return { code: fallback, digits: digitsOf(compact) };
  return { code: found.code, digits: digitsOf(bare.slice(found.code.length)) };
}

/** The number as it is sent; nothing while no digit is typed. */
export function joinPhone({ code, digits }: PhoneParts): string {
  return digits && code + digits;
}
