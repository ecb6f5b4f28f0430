import {
  commentSchema,
  createCommentInput,
  createdCommentData,
  ownCommentsData,
} from "@callboard/contracts/comment";
import { limits } from "@callboard/contracts/limits";
import { idSchema, pageQuery } from "@callboard/contracts/page";
import { z } from "zod";
import { commentCalls } from "../../upstream/calls/comment.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { personalProcedure, protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

export const commentProcedures = router({
  /** The comments on an article, each with its replies and what the viewer may do with it. */
  list: personalProcedure
    .meta({ cache: { tags: ["comment"] } })
    .input(z.object({ blog_id: idSchema }))
    .output(checked(z.array(commentSchema)))
    .query(async ({ ctx, input }) => (await request(commentCalls.list, input, ctx)).comments),

  /** The viewer's own, newest first; `cursor` goes on from `pagination.nextCursor` of the last page. */
  mine: protectedProcedure
    .input(pageQuery(limits.ownCommentList).prefault({}))
    .output(checked(ownCommentsData))
    .query(({ ctx, input }) => request(commentCalls.mine, input, ctx)),

  create: writeProcedure
    .meta({ invalidates: ["comment"] })
    .input(createCommentInput)
    .output(checked(createdCommentData.shape.comment))
    .mutation(async ({ ctx, input }) => (await request(commentCalls.create, input, ctx)).comment),

  remove: writeProcedure
    .meta({ invalidates: ["comment"] })
    .input(z.object({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(commentCalls.remove, input, ctx)),
});
