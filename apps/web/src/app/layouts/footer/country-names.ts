import type { Country } from "#shared/lib/forms/visitor-country.ts";

export const countryNames: Record<Country, string> = { IN: "India", US: "USA", GB: "UK" };
