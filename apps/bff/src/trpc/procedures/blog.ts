import { besideInput } from "@callboard/contracts/beside";
import {
  blogByAuthorData,
  blogByAuthorParams,
  blogByAuthorQuery,
  blogBySlugParams,
  blogByTagData,
  blogByTagParams,
  blogByTagQuery,
  blogListData,
  blogListQuery,
  blogSchema,
  blogSummarySchema,
} from "@callboard/contracts/blog";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { publicProcedure, router } from "../init.ts";
import { storiesForCall } from "./beside.ts";
import { readBlog } from "./read-blog.ts";
import { recommendedBlogs } from "./recommended-blogs.ts";

const recommendedInput = z.object({ id: idSchema, category_id: idSchema.nullable() });

export const blogProcedures = router({
  /** A page of articles; `cursor` goes on from `pagination.nextCursor` of the last one. */
  list: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(blogListQuery.prefault({}))
    .output(checked(blogListData))
    .query(({ ctx, input }) => request(blogCalls.list, input, ctx)),

  /** A whole article, with its active tags. */
  bySlug: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(blogBySlugParams)
    .output(checked(blogSchema))
    .query(({ ctx, input }) => readBlog(input.slug, ctx)),

  /** A tag and a page of its articles. */
  byTag: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(blogByTagQuery.extend(blogByTagParams.shape))
    .output(checked(blogByTagData))
    .query(({ ctx, input }) => request(blogCalls.byTag, input, ctx)),

  /** An author and a page of their articles, the newest first. */
  byAuthor: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(blogByAuthorQuery.extend(blogByAuthorParams.shape))
    .output(checked(blogByAuthorData))
    .query(({ ctx, input }) => request(blogCalls.byAuthor, input, ctx)),

  /** Up to four articles to go on with. */
  recommended: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(recommendedInput)
    .output(checked(z.array(blogSummarySchema)))
    .query(({ ctx, input }) => recommendedBlogs(input, ctx)),

  /** Articles for readers of a call. */
  forCall: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(besideInput)
    .output(checked(z.array(blogSummarySchema)))
    .query(({ ctx, input }) => storiesForCall(input, ctx)),
});
