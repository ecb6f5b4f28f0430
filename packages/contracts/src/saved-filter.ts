import { z } from "zod";
import { ageBandIds, callGenders, payChoices, tapeChoices } from "./call-filter-values.ts";
import { type DirectoryFacet, directoryFacets, directorySelection } from "./directory.ts";
import { callFacetsQuery } from "./event.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText } from "./page.ts";
import { profileKindSchema } from "./profile.ts";

/** It is stored: a list may be asked for what no database takes. */
const words = plainText.trim().max(limits.searchMax).optional();

/**
 * What a saved search asks of a call. It has no day, deadline or order: it is held against calls when they are new, which are
 * all still ahead.
 */
export const savedFilterSchema = callFacetsQuery
  .pick({
    ...{ present_city: true, category_id: true },
    ...{ profession: true, gender: true, age: true, pay: true, self_tape: true, is_fair: true },
  })
  .extend({ search: words });
export type SavedFilter = z.output<typeof savedFilterSchema>;

/** What it asks of an article, as the list of articles does. */
export const articleFilterSchema = z.object({ search: words, category_id: idSchema.optional() });

/** What it asks of a profile, as the directory does, but for the day. */
export const profileFilterSchema = directorySelection.omit({ available: true }).extend({ search: words });
export type ProfileFilter = z.output<typeof profileFilterSchema>;

/** The same as it is answered: what was read is not read again. */
export const shownFilterSchema = z.object({
  search: z.string().optional(),
  present_city: z.string().optional(),
  category_id: idSchema.optional(),
  profession: z.string().optional(),
  gender: z.enum(callGenders).optional(),
  age: z.enum(ageBandIds).optional(),
  pay: z.enum(payChoices).optional(),
  self_tape: z.enum(tapeChoices).optional(),
  is_fair: z.boolean().optional(),
}) satisfies z.ZodType<SavedFilter>;

/** Of articles. Whoever follows has an author, by their slug, or a tag in it, and nothing else. */
export const shownArticleFilterSchema = z.object({
  search: z.string().optional(),
  category_id: idSchema.optional(),
  author: z.string().optional(),
  tag_id: idSchema.optional(),
});
export type ArticleFilter = z.output<typeof shownArticleFilterSchema>;

const facets = Object.fromEntries(directoryFacets.map((facet) => [facet, z.string().optional()])) as Record<
  DirectoryFacet,
  z.ZodOptional<z.ZodString>
>;
export const shownProfileFilterSchema = z.object({
  search: z.string().optional(),
  kind: profileKindSchema.optional(),
  ...facets,
}) satisfies z.ZodType<ProfileFilter>;

export type AnyFilter = SavedFilter | ArticleFilter | ProfileFilter;

/** Leaves out what asks for nothing. */
export function narrowing<Filter extends AnyFilter>(filter: Filter): Filter {
  const asked = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== "" && value !== false,
  );
  return Object.fromEntries(asked) as Filter;
}
