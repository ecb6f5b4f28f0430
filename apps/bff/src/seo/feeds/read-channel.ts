import type { BlogSummary } from "@callboard/contracts/blog";
import { limits } from "@callboard/contracts/limits";
import { idSchema, slugSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { UpstreamError } from "../../app-error.ts";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { categoryCalls } from "../../upstream/calls/category.ts";
import { request } from "../../upstream/request.ts";
import type { UpstreamContext } from "../../upstream/upstream.ts";
import type { Channel, FeedItem } from "./rss.ts";

/** A feed follows an author, a tag, a category or, without any of them, all articles. */
export const channelQuery = z.object({
  category_id: idSchema.optional(),
  tag: slugSchema.optional(),
  author: slugSchema.optional(),
});
type ChannelQuery = z.output<typeof channelQuery>;

const newest = { page: 1, limit: 20, sortBy: "created_at", sortOrder: "DESC" } as const;

export const itemOfArticle = (article: BlogSummary): FeedItem => ({
  title: article.title,
  path: `/blog/${encodeURIComponent(article.slug)}`,
  date: article.published_at ?? article.created_at,
  author: article.created_by,
  category: article.category_name,
  description: article.short_content,
});

async function ofTag(tag_name: string, ctx: UpstreamContext): Promise<Channel> {
  const { tag, articles } = await request(blogCalls.byTag, { ...newest, tag_name }, ctx);
  const slug = encodeURIComponent(tag.slug);
  return {
    title: `${tag.name} | Callboard`,
    description: tag.meta_description || tag.description || `The newest articles about ${tag.name}.`,
    page: `/blog/tag/${slug}`,
    path: `/feed.xml?tag=${slug}`,
    items: articles.map(itemOfArticle),
  };
}

async function ofAuthor(slug: string, ctx: UpstreamContext): Promise<Channel> {
  const place = { page: newest.page, limit: newest.limit, author: slug };
  const { author, articles } = await request(blogCalls.byAuthor, place, ctx);
  return {
    title: `${author.name} | Callboard`,
    description: `The newest articles by ${author.name}.`,
    page: `/blog/author/${author.slug}`,
    path: `/feed.xml?author=${author.slug}`,
    items: articles.map(itemOfArticle),
  };
}

async function ofCategory(category_id: number, ctx: UpstreamContext): Promise<Channel> {
  const [rows, { blogs: articles }] = await Promise.all([
    request(categoryCalls.list, { page: 1, limit: limits.categoryFetch }, ctx),
    request(blogCalls.list, { ...newest, category_id }, ctx),
  ]);
  const category = rows.find(({ id }) => id === category_id);
  if (!category) throw new UpstreamError("not_found");
  return {
    title: `${category.name} | Callboard`,
    description: `The newest articles about ${category.name}.`,
    page: `/blog?category_id=${category_id}`,
    path: `/feed.xml?category_id=${category_id}`,
    items: articles.map(itemOfArticle),
  };
}

/** The newest articles of what a feed follows. Throws UpstreamError, also for what does not exist. */
export async function readChannel(
  { tag, category_id, author }: ChannelQuery,
  ctx: UpstreamContext,
): Promise<Channel> {
  if (author) return ofAuthor(author, ctx);
  if (tag) return ofTag(tag, ctx);
  if (category_id) return ofCategory(category_id, ctx);
  const { blogs: articles } = await request(blogCalls.list, newest, ctx);
  const description = "The newest articles for people who perform and the people who cast them.";
  return {
    title: "Callboard",
    description,
    page: "/blog",
    path: "/feed.xml",
    items: articles.map(itemOfArticle),
  };
}
