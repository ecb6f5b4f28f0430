import { tagListQuery, tagSchema } from "@callboard/contracts/blog";
import { z } from "zod";
import { tagCalls } from "../../upstream/calls/tag.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { publicProcedure, router } from "../init.ts";

export const tagProcedures = router({
  list: publicProcedure
    .meta({ cache: { tags: ["article"] } })
    .input(tagListQuery.prefault({}))
    .output(checked(z.array(tagSchema)))
    .query(async ({ ctx, input }) => (await request(tagCalls.list, input, ctx)).tags),
});
