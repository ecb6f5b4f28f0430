import { z } from "zod";
import { filled } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema } from "./page.ts";

/** The credit that both kinds of profile end with. */
export const creditFields = {
  project_name: filled("Project name is required"),
  character_name: filled("Character name is required"),
  project_city: filled("Project city is required", 100),
};

/** The years a form offers: the current one and nine before, newest first. */
export function yearChoices(currentYear: number): number[] {
  return Array.from({ length: 10 }, (_, index) => currentYear - index);
}

export const profileKindSchema = z.enum(["artist", "agency"]);

/** Where a profile stands in lists. Nothing private is in it. */
export const profileSummarySchema = z.object({
  id: z.number().int(),
  kind: profileKindSchema,
  name: z.string(),
  profession: z.string(),
  present_city: z.string(),
  photo: z.string().nullable(),
});
export type ProfileSummary = z.infer<typeof profileSummarySchema>;

/** What everybody may read of a profile. */
export const publicProfileSchema = profileSummarySchema.extend({
  about: z.string(),
  travel_cities: z.string(),
  ready_to_travel: z.boolean(),
  experience: z.string(),
  website_address: z.string().nullable(),
  facebook_address: z.string().nullable(),
  youtube_address: z.string().nullable(),
  project_name: z.string(),
  character_name: z.string(),
  project_year: z.number().int(),
  project_city: z.string(),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

export const profileViewParams = z.object({ kind: profileKindSchema, id: idSchema });
export const publicProfileData = z.object({ profile: publicProfileSchema });

export const profileListQuery = pageQuery(limits.profileList).extend({
  kind: profileKindSchema.optional(),
});
export const profileListData = z.object({
  profiles: z.array(profileSummarySchema),
  pagination: paginationSchema,
});
