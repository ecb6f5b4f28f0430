import {
  commentListData,
  commentListQuery,
  createCommentInput,
  createdCommentData,
  ownCommentsData,
  replyListData,
  replyListQuery,
} from "@callboard/contracts/comment";
import { limits } from "@callboard/contracts/limits";
import { idSchema, pageQuery } from "@callboard/contracts/page";
import { z } from "zod";
import { commentCalls } from "../../upstream/calls/comment.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { personalProcedure, protectedProcedure, router, writeProcedure } from "../init.ts";
import { createComment } from "./create-comment.ts";
import { messageOutput } from "./message.ts";

export const commentProcedures = router({
  /** The comments on an article, oldest first, each with its first replies and what the viewer may do with it. */
  list: personalProcedure
    .meta({ cache: { tags: ["comment"] } })
    .input(commentListQuery.omit({ page: true }).extend({ blog_id: idSchema }))
    .output(checked(commentListData))
    .query(({ ctx, input }) => request(commentCalls.list, input, ctx)),

  /** The replies to a comment, oldest first; `cursor` goes on from `replies_cursor` of the comment. */
  replies: personalProcedure
    .meta({ cache: { tags: ["comment"] } })
    .input(replyListQuery.omit({ page: true }).extend({ id: idSchema }))
    .output(checked(replyListData))
    .query(({ ctx, input }) => request(commentCalls.replies, input, ctx)),

  /** The viewer's own, newest first; `cursor` goes on from `pagination.nextCursor` of the last page. */
  mine: protectedProcedure
    .input(pageQuery(limits.ownCommentList).prefault({}))
    .output(checked(ownCommentsData))
    .query(({ ctx, input }) => request(commentCalls.mine, input, ctx)),

  create: writeProcedure
    .meta({ invalidates: ["comment"] })
    .input(createCommentInput)
    .output(checked(createdCommentData.shape.comment))
    .mutation(({ ctx, input }) => createComment(input, ctx)),

  remove: writeProcedure
    .meta({ invalidates: ["comment"] })
    .input(z.object({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(commentCalls.remove, input, ctx)),
});
