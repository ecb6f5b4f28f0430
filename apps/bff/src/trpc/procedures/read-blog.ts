import type { Blog } from "@callboard/contracts/blog";
import { failureTexts } from "@callboard/contracts/error";
import { UpstreamError } from "../../app-error.ts";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { articleHtml } from "../../upstream/normalise/article-html.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

function nameMissingBlog(error: unknown): never {
  if (!(error instanceof UpstreamError) || error.code !== "not_found") throw error;
  throw new UpstreamError("not_found", {
    message: failureTexts.blogNotFound,
    status: error.status,
    cause: error,
  });
}

/** The article of a slug with its outline, and without its inactive tags, on its chips too. Throws UpstreamError. */
export async function readBlog(slug: string, ctx: Context): Promise<Blog> {
  const { blog } = await request(blogCalls.bySlug, { slug }, ctx).catch(nameMissingBlog);
  const tags = blog.tags.filter(({ status }) => status === "active");
  const inactive = new Set(blog.tags.filter((tag) => !tags.includes(tag)).map(({ tag_slug }) => tag_slug));
  const blog_tags = blog.blog_tags.filter(({ tag_slug }) => !inactive.has(tag_slug));
  return { ...blog, ...articleHtml(blog), tags, blog_tags };
}
