import { z } from "zod";
import { articleEmbedSchema } from "../article-embed.ts";
import { outlineEntrySchema } from "../blog.ts";
import { itemAnswer, listAnswer, ownedListAnswer } from "./answer.ts";
import { wireDate, wireFlag, wireInteger, wireText } from "./values.ts";

/** A category, which an article may carry too. */
export const wireCategory = z.object({
  id: wireInteger,
  name: z.string(),
  photo: wireText,
  show_on_header: wireFlag.nullish(),
  blog_count: wireInteger.nullish(),
});
export type WireCategory = z.infer<typeof wireCategory>;

/** A tag of an article or of the list of all. */
export const wireTag = z
  .object({
    id: wireInteger.nullish(),
    tag_name: wireText,
    tag_slug: wireText,
    name: wireText,
    slug: wireText,
    status: wireText,
  })
  .refine((tag) => tag.tag_slug ?? tag.slug, { path: ["tag_slug"], error: "missing" });
export type WireTag = z.infer<typeof wireTag>;

export const wireBlogTag = z.object({
  tag_id: wireInteger.nullish(),
  tag_name: wireText,
  tag_slug: wireText,
  domain_name: wireText,
});

/** An article in a list. */
export const wireBlogSummary = z.object({
  id: wireInteger,
  slug: z.string().min(1),
  title: z.string(),
  short_content: wireText,
  featured_image: wireText,
  category_id: wireInteger.nullish(),
  category_name: wireText,
  category: wireCategory.nullish(),
  published_at: wireDate.nullish(),
  created_at: wireDate.nullish(),
  created_by: wireText,
  is_featured: wireFlag.nullish(),
  content: wireText,
  reading_minutes: wireInteger.nullish(),
});
export type WireBlogSummary = z.infer<typeof wireBlogSummary>;

/** A whole article. */
export const wireBlog = wireBlogSummary.extend({
  content: z.string(),
  meta_title: wireText,
  meta_description: wireText,
  share_preview_link: wireText,
  tags: z.array(wireTag).nullish(),
  blog_tags: z.array(wireBlogTag).nullish(),
  outline: z.array(outlineEntrySchema).nullish(),
  // Other upstreams may mean something else by these names.
  author_slug: z.string().nullish().catch(null),
  embeds: z.array(articleEmbedSchema).optional().catch(undefined),
});
export type WireBlog = z.infer<typeof wireBlog>;

/** What the page of a tag says of it. */
export const wireTagPage = z.object({
  id: wireInteger.nullish(),
  name: wireText,
  slug: wireText,
  tag_name: wireText,
  tag_slug: wireText,
  status: wireText,
  description: wireText,
  photo: wireText,
  meta_title: wireText,
  meta_description: wireText,
  blog_count: wireInteger.nullish(),
});
export type WireTagPage = z.infer<typeof wireTagPage>;

export const blogListAnswer = listAnswer("blogs", wireBlogSummary);
export const blogAnswer = itemAnswer("blog", wireBlog);
export const blogsByTagAnswer = ownedListAnswer("articles", wireBlogSummary, "tag", wireTagPage);
export const tagListAnswer = listAnswer("tags", wireTag);
export const categoryListAnswer = listAnswer("rows", wireCategory);
