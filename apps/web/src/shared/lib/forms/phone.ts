import type { Country } from "./visitor-country.ts";

const digitsMax = 12;

/** The supported country codes, each with its country. */
export const countryCodes = [
  { code: "+1", country: "US" },
  { code: "+91", country: "IN" },
  { code: "+44", country: "GB" },
  { code: "+61", country: "AU" },
  { code: "+81", country: "JP" },
] as const;

type CountryCode = (typeof countryCodes)[number]["code"];

const codeOf: Record<Country, CountryCode> = { IN: "+91", US: "+1", GB: "+44" };

/** The country code of the visitor's country. */
export function codeOfCountry(country: Country): CountryCode {
  return codeOf[country];
}

export type PhoneParts = { code: string; digits: string };

/** The digits of a text, at most as many as a number can have. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, digitsMax);
}

/**
 * Parses a number such as `+919876543210`, also with spaces, dashes and brackets. Without a plus sign or a known code,
 * everything counts as digits after `fallback`.
 */
export function splitPhone(text: string, fallback: string): PhoneParts {
  const compact = text.trim().replace(/^00/, "+");
  const bare = `+${compact.replace(/\D/g, "")}`;
  const found = compact.startsWith("+") && countryCodes.find(({ code }) => bare.startsWith(code));
  if (!found) return { code: fallback, digits: digitsOf(compact) };
  return { code: found.code, digits: digitsOf(bare.slice(found.code.length)) };
}

/** The number as it is sent; empty without digits. */
export function joinPhone({ code, digits }: PhoneParts): string {
  return digits && code + digits;
}
