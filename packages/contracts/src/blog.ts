import { z } from "zod";
import { embedsField } from "./article-embed.ts";
import { limits } from "./limits.ts";
import {
  flagQuery,
  idSchema,
  pageQuery,
  paginationSchema,
  plainText,
  searchSchema,
  slugSchema,
} from "./page.ts";

const isoDate = z.iso.datetime();

export const categorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  photo: z.string().nullable(),
  show_on_header: z.boolean(),
  blog_count: z.number().int().nullable(),
});
export type Category = z.infer<typeof categorySchema>;

export const tagSchema = z.object({
  id: z.number().int().nullable(),
  tag_name: z.string(),
  tag_slug: z.string(),
  status: z.string(),
});
export type Tag = z.infer<typeof tagSchema>;

/** A tag as an article carries it: one entry for each domain that shows it. */
export const blogTagSchema = z.object({
  tag_id: z.number().int().nullable(),
  tag_name: z.string(),
  tag_slug: z.string(),
  domain_name: z.string(),
});
export type BlogTag = z.infer<typeof blogTagSchema>;

/** What the tag's own page shows of it. */
export const tagPageSchema = z.object({
  id: z.number().int().nullable(),
  name: z.string(),
  slug: z.string(),
  status: z.string(),
  description: z.string().nullable(),
  photo: z.string().nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  /** Articles on this domain. */
  blog_count: z.number().int().nullable(),
});
export type TagPage = z.infer<typeof tagPageSchema>;

/** An article as lists and cards show it. Dates are ISO 8601 in UTC. */
export const blogSummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  short_content: z.string(),
  featured_image: z.string().nullable(),
  category_id: z.number().int().nullable(),
  category_name: z.string().nullable(),
  published_at: isoDate.nullable(),
  created_at: isoDate.nullable(),
  created_by: z.string().nullable(),
  is_featured: z.boolean(),
  reading_minutes: z.number().int().nullable(),
});
export type BlogSummary = z.infer<typeof blogSummarySchema>;

/** A heading of an article. `level` is as the author wrote it; an h1 is shown as an h2. */
export const outlineEntrySchema = z.object({
  id: z.string(),
  level: z.literal([1, 2, 3]),
  text: z.string(),
});
export type OutlineEntry = z.infer<typeof outlineEntrySchema>;

/** A whole article. `content` is HTML, sanitised when it was written. */
export const blogSchema = blogSummarySchema.extend({
  content: z.string(),
  /** The headings h1 to h3 of `content`, which carry these ids. */
  outline: z.array(outlineEntrySchema),
  category: categorySchema.omit({ blog_count: true }).nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  share_preview_link: z.string().nullable(),
  tags: z.array(tagSchema),
  blog_tags: z.array(blogTagSchema),
  /** Where the page of its author is; null where there is none. */
  author_slug: z.string().nullable(),
});
export type Blog = z.infer<typeof blogSchema>;

export const blogSortColumns = ["created_at", "published_at"] as const;

const sorting = {
  sortBy: z.enum(blogSortColumns).default("created_at"),
  sortOrder: z
    .preprocess(
      (value: "ASC" | "DESC" | "asc" | "desc") => (typeof value === "string" ? value.toUpperCase() : value),
      z.enum(["ASC", "DESC"]),
    )
    .default("DESC"),
  is_featured: flagQuery.optional(),
};

export const blogListQuery = pageQuery(limits.blogListDefault).extend({
  ...sorting,
  category_id: idSchema.optional(),
  tag_id: idSchema.optional(),
  search: searchSchema.optional(),
});
export type BlogListQuery = z.infer<typeof blogListQuery>;

export const blogListData = z.object({ blogs: z.array(blogSummarySchema), pagination: paginationSchema });
export type BlogListData = z.infer<typeof blogListData>;

export const blogBySlugParams = z.object({ slug: slugSchema });
/** As our API answers; an article that was written before there were outlines has none yet. */
export const blogBySlugData = z.object({ blog: blogSchema.partial({ outline: true }).extend(embedsField) });

export const blogByTagParams = z.object({ tag_name: slugSchema });
export const blogByTagQuery = pageQuery(limits.blogListDefault).extend(sorting);
export type BlogByTagQuery = z.infer<typeof blogByTagQuery>;

export const blogByTagData = z.object({
  tag: tagPageSchema,
  articles: z.array(blogSummarySchema),
  pagination: paginationSchema,
});
export type BlogByTagData = z.infer<typeof blogByTagData>;

export const blogByAuthorParams = z.object({ author: slugSchema });
export const blogByAuthorQuery = pageQuery(limits.blogListDefault);
export type BlogByAuthorQuery = z.output<typeof blogByAuthorQuery>;

/** An author of articles. The name is that of the newest one. */
export const authorSchema = z.object({ name: z.string(), slug: z.string() });
export type Author = z.output<typeof authorSchema>;

export const blogByAuthorData = z.object({
  author: authorSchema,
  articles: z.array(blogSummarySchema),
  pagination: paginationSchema,
});

/** Continues after the slug of an author, in the order of slugs. */
export const authorListQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(limits.listLimitMax).default(limits.listLimitMax),
  after: slugSchema.optional(),
});
export type AuthorListQuery = z.output<typeof authorListQuery>;
export const authorListData = z.object({ authors: z.array(z.string()) });

export const tagListQuery = pageQuery(limits.tagFetch);
export const tagListData = z.object({ tags: z.array(tagSchema), pagination: paginationSchema });

export const categoryListQuery = pageQuery(limits.categoryFetch);
export const categoryListData = z.object({ rows: z.array(categorySchema), pagination: paginationSchema });

/** What an author hands in. The API sanitises `content` and counts its minutes. */
export const createBlogInput = z.object({
  slug: slugSchema,
  title: plainText.min(1).max(200),
  short_content: plainText.max(500),
  content: z.string().max(200_000),
  featured_image: z.string().nullable(),
  category_id: z.number().int().nullable(),
  published_at: isoDate.nullable(),
  created_at: isoDate,
  created_by: plainText.nullable(),
  is_featured: z.boolean(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  tag_ids: z.array(z.number().int()),
  /** The hosts whose readers see it, such as `callboard.in`. */
  domain_names: z.array(z.string()).min(1),
});
export type CreateBlogInput = z.infer<typeof createBlogInput>;
