import { categorySchema } from "@callboard/contracts/blog";
import { limits } from "@callboard/contracts/limits";
import { z } from "zod";
import { categoryCalls } from "../../upstream/calls/category.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router } from "../init.ts";

async function usedCategories(ctx: Context) {
  const categories = await request(categoryCalls.list, { page: 1, limit: limits.categoryFetch }, ctx);
  return categories.filter(({ blog_count }) => blog_count !== 0);
}

export const categoryProcedures = router({
  /** The categories that have articles, as far as the upstream counts them. */
  list: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .output(checked(z.array(categorySchema)))
    .query(({ ctx }) => usedCategories(ctx)),
});
