import { tagListQuery, tagSchema } from "@callboard/contracts/blog";
import { z } from "zod";
import { checked } from "../provider/checked.ts";
import { request } from "../provider/request.ts";
import { tagCalls } from "../provider/tag.ts";
import { publicProcedure, router } from "../trpc.ts";

export const tagProcedures = router({
  list: publicProcedure
    .input(tagListQuery.prefault({}))
    .output(checked(z.array(tagSchema)))
    .query(async ({ ctx, input }) => (await request(tagCalls.list, input, ctx)).tags),
});
