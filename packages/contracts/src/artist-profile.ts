import { z } from "zod";
import { creditFields } from "./credit-fields.ts";
import { choice, filled, yesOrNo } from "./form-fields.ts";
import { limits } from "./limits.ts";

export const ageRanges = ["Under 18", "18–25", "26–35", "36–45", "46–60", "Over 60"] as const;
export const genders = ["Male", "Female", "Other"] as const;
export const experiences = ["1 Year", "2 Years", "3 Years", "4 Years", "5 Years", "6+ Years"] as const;
export const skinColors = ["Fair", "Medium", "Dark"] as const;
export const eyeColors = ["Brown", "Blue", "Green"] as const;
export const piercings = ["Ears", "Nose", "None"] as const;
export const yesNo = ["Yes", "No"] as const;

export const artistInformation = z.object({
  age_range: choice(ageRanges, "Age range is required"),
  gender: choice(genders, "Gender is required"),
  present_city: filled("Present city is required", 100),
  travel_cities: filled("Travel cities are required"),
  about: filled("About section is required", limits.aboutMax),
  experience: choice(experiences, "Experience is required"),
  compensation: filled("Compensation is required"),
  ready_to_travel: yesOrNo("Travel willingness is required"),
  ethnicity: filled("Ethnicity is required"),
  skin_color: choice(skinColors, "Skin color is required"),
  hair_color: filled("Hair color is required"),
  height: filled("Height is required"),
  weight: filled("Weight is required"),
  hair_length: filled("Hair length is required"),
  eye_color: choice(eyeColors, "Eye color is required"),
  piercings: choice(piercings, "Piercings information is required"),
  tattoos: choice(yesNo, "Tattoos information is required"),
});

export const artistProfession = z.object({ profession: filled("Profession is required", 100) });

export const artistCredits = z.object({
  ...creditFields,
  year: filled("Year is required", 4).regex(/^\d{4}$/, "Year is required"),
});

export const createArtistProfileInput = z.object({
  ...artistInformation.shape,
  ...artistProfession.shape,
  ...artistCredits.shape,
});
export type CreateArtistProfileInput = z.infer<typeof createArtistProfileInput>;

/** The profile as its owner reads it; null before the first claim. */
export const artistProfileData = z.object({
  profile: createArtistProfileInput
    .extend({ id: z.number().int(), slug: z.string().nullable().default(null) })
    .nullable(),
});

/** What only the owner sees; the rest is public. */
export const artistPrivateFields = [
  "age_range",
  "gender",
  "compensation",
  "ethnicity",
  "skin_color",
  "hair_color",
  "height",
  "weight",
  "hair_length",
  "eye_color",
  "piercings",
  "tattoos",
] as const satisfies readonly (keyof CreateArtistProfileInput)[];
