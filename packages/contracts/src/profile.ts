import { z } from "zod";
import { artistPrivateFields } from "./artist-profile.ts";
import { headshotSchema } from "./headshot.ts";
import { idSchema, paginationSchema } from "./page.ts";
import { profileSlugSchema } from "./profile-slug.ts";
import { shownResume } from "./resume.ts";

/** The years a form offers: the current one and nine before, newest first. */
export function yearChoices(currentYear: number): number[] {
  return Array.from({ length: 10 }, (_, index) => currentYear - index);
}

export const profileKindSchema = z.enum(["artist", "agency"]);

/** Where a profile stands in lists. Nothing private is in it: null is what its reader is not shown. */
export const profileSummarySchema = z.object({
  id: z.number().int(),
  /** Null where its address is its number. */
  slug: z.string().nullable().default(null),
  kind: profileKindSchema,
  name: z.string(),
  profession: z.string(),
  present_city: z.string().nullable(),
  photo: z.string().nullable(),
});
export type ProfileSummary = z.infer<typeof profileSummarySchema>;

/** What an agency's page has besides. */
const agencyPageSchema = z.object({
  /** Names of people of its team, who agreed to be named. */
  people: z.array(z.string()),
  /** Of the applications that were promised an answer by a day that is over: how many had it by then. Null where there are none. */
  answers: z.object({ in_time: z.number().int(), of: z.number().int() }).nullable(),
});
export type AgencyPage = z.infer<typeof agencyPageSchema>;

/** What everybody may read of a profile. Null and empty is what they are not shown, or what is not there. */
export const publicProfileSchema = profileSummarySchema.extend({
  about: z.string().nullable(),
  travel_cities: z.string().nullable(),
  ready_to_travel: z.boolean().nullable(),
  experience: z.string().nullable(),
  website_address: z.string().nullable(),
  facebook_address: z.string().nullable(),
  youtube_address: z.string().nullable(),
  /** The credit of the claim: for an upstream that knows no others. */
  project_name: z.string().nullable(),
  character_name: z.string().nullable(),
  project_year: z.number().int().nullable(),
  project_city: z.string().nullable(),
  /** The first one is `photo`. */
  headshots: z.array(headshotSchema).default([]),
  credits: shownResume.credits.default([]),
  training: shownResume.training.default([]),
  skills: shownResume.skills.default([]),
  languages: shownResume.languages.default([]),
  ...{ memberships: shownResume.memberships, links: shownResume.links },
  ...{ measurements: shownResume.measurements, away: shownResume.away, clips: shownResume.clips },
  /** What its owner opened of the private fields. */
  details: z.array(z.object({ field: z.enum(artistPrivateFields), value: z.string() })).default([]),
  agency: agencyPageSchema.optional(),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

export const profileViewParams = z.object({ kind: profileKindSchema, id: idSchema });
/** A profile by its number, its slug, or one that it had before. */
export const profileAddressParams = z.object({
  kind: profileKindSchema,
  id: z.union([profileSlugSchema, idSchema]),
});
export const publicProfileData = z.object({ profile: publicProfileSchema });

export const profileListData = z.object({
  profiles: z.array(profileSummarySchema),
  pagination: paginationSchema,
});
