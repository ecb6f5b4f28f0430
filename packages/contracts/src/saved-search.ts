import { z } from "zod";
import { ageBandIds, callGenders, payChoices, tapeChoices } from "./call-filter-values.ts";
import { callFacetsQuery, eventSummarySchema } from "./event.ts";
import { choice, filled } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText } from "./page.ts";
import { savedSearchLimits, searchRhythms } from "./saved-search-limits.ts";

/**
 * What a saved search asks of a call. It has no day, deadline or order: it is held against calls when they are new, which are
 * all still ahead.
 */
export const savedFilterSchema = callFacetsQuery
  .pick({
    ...{ present_city: true, category_id: true },
    ...{ profession: true, gender: true, age: true, pay: true, self_tape: true, is_fair: true },
  })
  // It is stored: a list may be asked for what no database takes.
  .extend({ search: plainText.trim().max(limits.searchMax).optional() });
export type SavedFilter = z.output<typeof savedFilterSchema>;

/** The same as it is answered: what was read is not read again. */
const shownFilterSchema = z.object({
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

const nameSchema = filled("Name is required", savedSearchLimits.nameMax);
const rhythmSchema = choice(searchRhythms, "Choose how often");

/** Leaves out what asks for nothing. */
export function narrowing(filter: SavedFilter): SavedFilter {
  const asked = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== "" && value !== false,
  );
  return Object.fromEntries(asked);
}

export const saveSearchInput = z.object({
  name: nameSchema,
  rhythm: rhythmSchema,
  filter: savedFilterSchema
    .extend({
      is_event: z.enum(["", "upcoming"], { error: "Past calls are no news: choose another time" }).optional(),
    })
    .transform(({ is_event: _, ...filter }) => narrowing(filter))
    .refine((filter) => Object.keys(filter).length > 0, { error: "Narrow the search first" }),
});
export type SaveSearchInput = z.output<typeof saveSearchInput>;

/** What is not there stays as it is. */
export const changeSearchInput = z
  .object({ name: nameSchema.optional(), rhythm: rhythmSchema.optional() })
  .refine(({ name, rhythm }) => name !== undefined || rhythm !== undefined, { error: "Change something" });
export type ChangeSearchInput = z.output<typeof changeSearchInput>;

export const savedSearchParams = z.object({ id: idSchema });

/** A search as its owner sees it. */
export const savedSearchSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  rhythm: z.enum(searchRhythms),
  filter: shownFilterSchema,
  /** Of the filter, where it has one that is still there. */
  category_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Calls found since its owner looked at its results, up to `savedSearchLimits.newMax`. */
  new_count: z.number().int(),
  /** When the addresses of its feeds were made; null where it has none. */
  feed_made_at: z.iso.datetime().nullable(),
});
export type SavedSearch = z.output<typeof savedSearchSchema>;
export const savedSearchData = z.object({ search: savedSearchSchema });
export const savedSearchesData = z.object({ searches: z.array(savedSearchSchema) });

/** What the addresses of a search's feeds are made of. It is told once, and stored as a hash. */
export const feedKeySchema = z.string().regex(/^[\w-]{43}$/);
export const feedKeyData = z.object({ key: feedKeySchema });

/** The newest calls that a search finds now, for whoever has its key. */
export const searchFeedInput = z.object({ key: feedKeySchema });
export const searchFeedData = z.object({
  name: z.string(),
  events: z.array(eventSummarySchema).max(savedSearchLimits.feedMax),
});
export type SearchFeed = z.output<typeof searchFeedData>;
