import { commentSchema } from "@callboard/contracts/comment";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { commentCalls } from "../provider/comment.ts";
import { request } from "../provider/request.ts";
import { publicProcedure, router } from "../trpc.ts";

export const commentProcedures = router({
  /** The comments on an article, each with its replies. */
  list: publicProcedure
    .input(z.object({ blog_id: idSchema }))
    .output(z.array(commentSchema))
    .query(async ({ ctx, input }) => (await request(commentCalls.list, input, ctx)).comments),
});
