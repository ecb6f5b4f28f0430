import { z } from "zod";
import { creditFields } from "./credit-fields.ts";
import { anyNumber, filled, webAddress, wholeNumber, yesOrNo } from "./form-fields.ts";
import { limits } from "./limits.ts";

export const agencyInformation = z.object({
  years_of_experience: anyNumber(
    "Years of experience is required",
    "Years of experience must be a number",
  ).pipe(z.number().min(0, "Years of experience cannot be negative")),
  present_city: filled("Present city is required", 100),
  about: filled("About section is required", limits.aboutMax),
  travel_cities: filled("Travel cities are required"),
  ready_to_travel: yesOrNo("Travel willingness is required"),
  studio_address: filled("Studio address is required"),
  office_address: filled("Office address is required"),
  website_address: webAddress("Website address is required"),
  facebook_address: webAddress("Facebook address is required"),
  youtube_address: webAddress("YouTube address is required"),
});

export const agencyProfession = z.object({ profession: filled("Profession is required", 100) });

/** `currentYear` is the year of the reader's day: a credit cannot lie in the future. */
export function agencyCredits(currentYear: number) {
  return z.object({
    ...creditFields,
    project_year: wholeNumber("Year is required", "Year must be a number").pipe(
      z.number().min(1900, "Year must be after 1900").max(currentYear, "Year cannot be in the future"),
    ),
  });
}

/** The whole claim, as of a year. */
export function createAgencyProfileInput(currentYear: number) {
  return z.object({
    ...agencyInformation.shape,
    ...agencyProfession.shape,
    ...agencyCredits(currentYear).shape,
  });
}
export type CreateAgencyProfileInput = z.infer<ReturnType<typeof createAgencyProfileInput>>;

/** What only the owner sees; the rest is public. */
export const agencyPrivateFields = ["studio_address", "office_address"] as const;

/** The profile as its owner reads it; null before the first claim. */
export const agencyProfileData = z.object({
  profile: z
    .object({
      ...agencyInformation.shape,
      ...agencyProfession.shape,
      ...creditFields,
      // On their way out they are numbers already, and addresses are as they were stored.
      years_of_experience: z.number(),
      project_year: z.number().int(),
      website_address: z.string(),
      facebook_address: z.string(),
      youtube_address: z.string(),
      id: z.number().int(),
      slug: z.string().nullable().default(null),
    })
    .nullable(),
});
