import type { Blog } from "@callboard/contracts/blog";
import { failureTexts } from "@callboard/contracts/error";
import { UpstreamError } from "../../app-error.ts";
import { blogCalls } from "../../upstream/calls/blog.ts";
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

/** The article of a slug. Throws UpstreamError. */
export function readBlog(slug: string, ctx: Context): Promise<Blog> {
  return request(blogCalls.bySlug, { slug }, ctx).catch(nameMissingBlog);
}
