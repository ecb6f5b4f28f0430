import { categorySchema } from "@callboard/contracts/blog";
import { limits } from "@callboard/contracts/limits";
import { z } from "zod";
import type { Context } from "../context.ts";
import { categoryCalls } from "../provider/category.ts";
import { checked } from "../provider/checked.ts";
import { request } from "../provider/request.ts";
import { publicProcedure, router } from "../trpc.ts";

async function usedCategories(ctx: Context) {
  const { rows } = await request(categoryCalls.list, { page: 1, limit: limits.categoryFetch }, ctx);
  return rows.filter(({ blog_count }) => blog_count > 0);
}

export const categoryProcedures = router({
  /** The categories that have articles. */
  list: publicProcedure.output(checked(z.array(categorySchema))).query(({ ctx }) => usedCategories(ctx)),
});
