import { type BlogSummary, blogListQuery } from "@callboard/contracts/blog";
import { limits } from "@callboard/contracts/limits";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

type Current = { id: number; category_id: number | null };

const count = limits.blogRecommended;

function listBlogs(query: { limit: number; category_id?: number }, ctx: Context) {
  return request(blogCalls.list, blogListQuery.parse(query), ctx);
}

/** The newest of the same category without the current one; where these are too few, the newest of all follow. */
export async function recommendedBlogs({ id, category_id }: Current, ctx: Context): Promise<BlogSummary[]> {
  const isOther = (blog: BlogSummary) => blog.id !== id;
  const related = category_id ? (await listBlogs({ category_id, limit: count + 1 }, ctx)).blogs : [];
  const chosen = related.filter(isOther).slice(0, count);
  if (chosen.length === count) return chosen;
  const known = new Set(chosen.map((blog) => blog.id));
  const newest = await listBlogs({ limit: count + known.size + 1 }, ctx);
  const others = newest.blogs.filter((blog) => isOther(blog) && !known.has(blog.id));
  return [...chosen, ...others].slice(0, count);
}
