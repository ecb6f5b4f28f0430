import { z } from "zod";
import { choice, filled } from "./form-fields.ts";
import { idSchema, slugSchema } from "./page.ts";
import {
  articleFilterSchema,
  narrowing,
  profileFilterSchema,
  savedFilterSchema,
  shownArticleFilterSchema,
  shownFilterSchema,
  shownProfileFilterSchema,
} from "./saved-filter.ts";
import { savedSearchLimits, searchRhythms } from "./saved-search-limits.ts";

const nameSchema = filled("Name is required", savedSearchLimits.nameMax);
const rhythmSchema = choice(searchRhythms, "Choose how often");

const named = z.object({ name: nameSchema, rhythm: rhythmSchema });
const isNarrow = (filter: object) => Object.keys(filter).length > 0;
const tooWide = { error: "Narrow the search first" };

/** A search among the calls. */
export const saveSearchInput = named.extend({
  filter: savedFilterSchema
    .extend({
      is_event: z.enum(["", "upcoming"], { error: "Past calls are no news: choose another time" }).optional(),
    })
    .transform(({ is_event: _, ...filter }) => narrowing(filter))
    .refine(isNarrow, tooWide),
});
export type SaveSearchInput = z.output<typeof saveSearchInput>;

export const saveArticleSearchInput = named.extend({
  filter: articleFilterSchema.transform((filter) => narrowing(filter)).refine(isNarrow, tooWide),
});
export type SaveArticleSearchInput = z.output<typeof saveArticleSearchInput>;

export const saveProfileSearchInput = named.extend({
  filter: profileFilterSchema.transform((filter) => narrowing(filter)).refine(isNarrow, tooWide),
});
export type SaveProfileSearchInput = z.output<typeof saveProfileSearchInput>;

/** What of the blog somebody follows: who writes, or a tag, each by the slug of its page. */
export const followParams = z.object({ what: z.enum(["author", "tag"]), slug: slugSchema });
export type FollowParams = z.output<typeof followParams>;
export const followData = z.object({ is_following: z.boolean() });

/** What is not there stays as it is. */
export const changeSearchInput = z
  .object({ name: nameSchema.optional(), rhythm: rhythmSchema.optional() })
  .refine(({ name, rhythm }) => name !== undefined || rhythm !== undefined, { error: "Change something" });
export type ChangeSearchInput = z.output<typeof changeSearchInput>;

export const savedSearchParams = z.object({ id: idSchema });

const shown = z.object({
  id: z.number().int(),
  name: z.string(),
  rhythm: z.enum(searchRhythms),
  /** Of the filter, where it has one that is still there. */
  category_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** What was found since its owner looked at its results, up to `savedSearchLimits.newMax`. */
  new_count: z.number().int(),
  /** When the addresses of its feeds were made; null where it has none. */
  feed_made_at: z.iso.datetime().nullable(),
});

/** A search as its owner sees it. */
export const savedSearchSchema = z.union([
  shown.extend({
    kind: z.literal("article"),
    filter: shownArticleFilterSchema,
    /** Of the filter, the same way. */
    author_name: z.string().nullable(),
    tag: z.object({ name: z.string(), slug: z.string() }).nullable(),
  }),
  shown.extend({ kind: z.literal("profile"), filter: shownProfileFilterSchema }),
  // An API from before there were kinds tells none.
  shown.extend({ kind: z.literal("call").default("call"), filter: shownFilterSchema }),
]);
export type SavedSearch = z.output<typeof savedSearchSchema>;
export const savedSearchData = z.object({ search: savedSearchSchema });
export const savedSearchesData = z.object({ searches: z.array(savedSearchSchema) });

/** What the addresses of a search's feeds are made of. It is told once, and stored as a hash. */
export const feedKeySchema = z.string().regex(/^[\w-]{43}$/);
export const feedKeyData = z.object({ key: feedKeySchema });
