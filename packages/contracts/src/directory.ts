import { z } from "zod";
import { ageRanges, experiences, genders } from "./artist-profile.ts";
import { daySchema } from "./day.ts";
import { limits } from "./limits.ts";
import { pageQuery, plainText, searchSchema } from "./page.ts";
import { profileKindSchema } from "./profile.ts";

/** What the directory is narrowed by, besides words: one value each. */
export const directoryFacets = [
  ...(["profession", "city", "travel", "age", "gender"] as const),
  ...(["language", "skill", "experience", "reel"] as const),
] as const;
export type DirectoryFacet = (typeof directoryFacets)[number];

/** The value of a facet that a profile has or has not. */
export const flagValue = "yes";

/** The values of these facets, in the order in which they are shown; those of the others are what people wrote. */
export const orderedValues: Partial<Record<DirectoryFacet, readonly string[]>> = {
  age: ageRanges,
  gender: genders,
  experience: experiences,
};

/** By when they came, or by when they were last changed; newest first. */
export const directorySorts = ["newest", "updated"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** As long as the longest of the fields: characters. */
const valueMax = 100;

const facetValue = plainText.trim().min(1).max(valueMax).optional();
const facets = Object.fromEntries(directoryFacets.map((facet) => [facet, facetValue])) as Record<
  DirectoryFacet,
  typeof facetValue
>;

/** Which profiles are shown. Compared without regard to case. */
export const directorySelection = z.object({
  kind: profileKindSchema.optional(),
  search: searchSchema.optional(),
  /** Without those who show everybody that they are away on this day. */
  available: daySchema.optional(),
  ...facets,
});
export type DirectorySelection = z.infer<typeof directorySelection>;

export const profileListQuery = pageQuery(limits.profileList).extend({
  ...directorySelection.shape,
  sort: z.enum(directorySorts).default("newest"),
});
export type ProfileListQuery = z.infer<typeof profileListQuery>;

/** How many; where `is_more`, at least so many. */
const count = { count: z.number().int(), is_more: z.boolean() };
const countSchema = z.object(count);
export type DirectoryCount = z.infer<typeof countSchema>;

export const directoryCountsData = z.object({
  /** Profiles of the selection. */
  total: countSchema,
  /** Of each facet the values that profiles of the selection have, whichever of its own values is chosen. */
  facets: z.record(z.enum(directoryFacets), z.array(z.object({ value: z.string(), ...count }))),
});
export type DirectoryCounts = z.infer<typeof directoryCountsData>;
