import { tagListQuery, tagSchema } from "@callboard/contracts/blog";
import { z } from "zod";
import { request } from "../provider/request.ts";
import { tagCalls } from "../provider/tag.ts";
import { publicProcedure, router } from "../trpc.ts";

export const tagProcedures = router({
  list: publicProcedure
    .input(tagListQuery.prefault({}))
    .output(z.array(tagSchema))
    .query(async ({ ctx, input }) => (await request(tagCalls.list, input, ctx)).tags),
});
