import { z } from "zod";
import { embedsField } from "./article-embed.ts";
import { blogSchema } from "./blog.ts";
import { pictureAddressOrEmpty } from "./library-image.ts";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema, plain, plainText, versionSchema } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

/**
 * Draft: never published. Scheduled: is published at its time. Published: the public reads it, in the version that was published
 * last. Unpublished: was public, is not now. Archived: put away.
 */
export const articleStates = ["draft", "scheduled", "published", "unpublished", "archived"] as const;
export type ArticleState = (typeof articleStates)[number];

/** Null, or an empty text, is none. */
const orNull = (max: number) => plainText.trim().max(max, `Must be at most ${max} characters`).nullable();

/** What an editor has written, as it is stored. It may be unfinished: what publishing asks for more stands in `publishableArticle`. */
export const articleFieldsSchema = z.object({
  title: plainText.trim().max(limits.fieldMax, `Must be at most ${limits.fieldMax} characters`),
  slug: plainText.trim().max(limits.slugMax, `Must be at most ${limits.slugMax} characters`),
  short_content: plainText.trim().max(500, "Must be at most 500 characters"),
  /** HTML, which the API sanitises. */
  content: plain(z.string().max(staffLimits.articleMax, "This article is too long")),
  featured_image: orNull(300),
  category_id: idSchema.nullable(),
  tag_ids: z.array(idSchema).max(20, "Choose at most 20 tags"),
  created_by: orNull(100),
  is_featured: z.boolean(),
  meta_title: orNull(200),
  meta_description: orNull(300),
  /** The hosts that show it, such as `callboard.in`. */
  domain_names: z.array(plainText.trim().toLowerCase().min(1).max(100)).max(20),
});
export type ArticleFields = z.output<typeof articleFieldsSchema>;

/** What an editor may write now: stored rows may have what is refused since. */
export const writtenArticleFields = articleFieldsSchema.extend({ featured_image: pictureAddressOrEmpty });

export const emptyArticle: ArticleFields = {
  ...{ title: "", slug: "", short_content: "", content: "", featured_image: null, category_id: null },
  ...{ tag_ids: [], created_by: null, is_featured: false, meta_title: null, meta_description: null },
  domain_names: [],
};

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the public can read: everything that its page and its cards show is there. */
export const publishableArticle = articleFieldsSchema.extend({
  title: articleFieldsSchema.shape.title.min(1, "Title is required"),
  slug: articleFieldsSchema.shape.slug
    .min(1, "Address is required")
    .regex(slugForm, "Use small letters, digits and single dashes"),
  short_content: articleFieldsSchema.shape.short_content.min(1, "Excerpt is required"),
  content: articleFieldsSchema.shape.content.min(1, "Text is required"),
  category_id: idSchema.nullable().refine((value) => value !== null, { error: "Category is required" }),
  domain_names: articleFieldsSchema.shape.domain_names.min(1, "Choose at least one site"),
});

/** The slug that a title suggests: small letters without accents, digits and dashes. Empty where nothing of it is left. */
export function slugOfTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limits.slugMax)
    .replace(/^-+|-+$/g, "");
}

const instant = z.iso.datetime();
const who = z.object({ id: z.number().int().nullable(), name: z.string() });

/** An article as the list of the back office shows it. */
export const articleSummarySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  state: z.enum(articleStates),
  version: z.number().int(),
  author: z.string().nullable(),
  category_id: z.number().int().nullable(),
  category_name: z.string().nullable(),
  is_featured: z.boolean(),
  /** True where what was written last is not what the public reads. */
  has_changes: z.boolean(),
  scheduled_at: instant.nullable(),
  published_at: instant.nullable(),
  updated_at: instant,
  updated_by: z.string(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleListQuery = pageQuery(staffLimits.articleList).extend({
  state: z.enum(articleStates).optional(),
  category_id: idSchema.optional(),
  author: plainText.trim().max(100).optional(),
  search: plainText.trim().max(limits.searchMax).optional(),
});
export type ArticleListQuery = z.output<typeof articleListQuery>;
export const articleListData = z.object({
  articles: z.array(articleSummarySchema),
  pagination: paginationSchema,
});

/** Everybody whom an article names as its author, by name. */
export const articleAuthorsData = z.object({ authors: z.array(z.string()) });

/** Somebody else who has the article open. */
export const articleEditorSchema = z.object({
  user_id: z.number().int(),
  name: z.string(),
  seen_at: instant,
});

/** An article as its editor opens it. */
export const articleSchema = z.object({
  id: z.number().int(),
  state: z.enum(articleStates),
  fields: articleFieldsSchema,
  /** Rises with every save: a save names the one that it began from. */
  version: z.number().int(),
  has_changes: z.boolean(),
  scheduled_at: instant.nullable(),
  published_at: instant.nullable(),
  /** The slug that it was published with last; null where it never was. */
  published_slug: z.string().nullable(),
  /** The token of the link that shows the draft to whoever has it; null where there is none. */
  preview_token: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  updated_by: who,
  /** Addresses it had before, which lead to the present one. */
  former_slugs: z.array(z.string()),
});
export type Article = z.infer<typeof articleSchema>;
export const articleData = z.object({ article: articleSchema });
export const openedArticleData = z.object({ article: articleSchema, editors: z.array(articleEditorSchema) });

export const createArticleInput = writtenArticleFields.partial();
export type CreateArticleInput = z.output<typeof createArticleInput>;

const versioned = z.object({ version: versionSchema });

/** `autosave` is what the editor sends by itself. */
export const saveArticleInput = versioned.extend({
  fields: writtenArticleFields,
  is_autosave: z.boolean().default(false),
});
export type SaveArticleInput = z.output<typeof saveArticleInput>;

export const publishArticleInput = versioned.extend({
  /** The date that readers see; the moment of the first publication without one. */
  published_at: instant.optional(),
});
export const scheduleArticleInput = versioned.extend({ at: instant });
export const changeArticleStateInput = versioned.extend({
  state: z.enum(["draft", "unpublished", "archived"]),
});
export const restoreRevisionInput = versioned;

/** Why a revision was kept. `conflict`: somebody saved over another's version, and this text was put aside instead. */
export const revisionKinds = ["autosave", "save", "publish", "restore", "import", "conflict"] as const;
export const revisionSummarySchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(revisionKinds),
  saved_by: z.string(),
  created_at: instant,
});
export const revisionListQuery = pageQuery(staffLimits.revisionList);
export const revisionListData = z.object({
  revisions: z.array(revisionSummarySchema),
  pagination: paginationSchema,
});
export const revisionData = z.object({
  revision: revisionSummarySchema.extend({ fields: articleFieldsSchema }),
});

export const presenceData = z.object({ editors: z.array(articleEditorSchema), version: z.number().int() });

export const previewTokenSchema = z.string().regex(/^[\w-]{20,100}$/);
/** A draft as whoever has its link reads it. */
export const previewData = z.object({ blog: blogSchema.extend(embedsField) });
