import { z } from "zod";
import { filled } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema } from "./page.ts";
import { visibilitySchema } from "./visibility.ts";

const commentFields = {
  id: z.number().int(),
  author: z.string().nullable(),
  avatar: z.string().nullable(),
  content: z.string(),
  created_at: z.iso.datetime().nullable(),
  /** What the viewer may do with it; nothing, for a visitor. */
  can: z.object({ remove: z.boolean() }),
};

export const replySchema = z.object(commentFields);
export type Reply = z.infer<typeof replySchema>;

/** A comment with its first replies, oldest first; replies have none of their own. */
export const commentSchema = z.object({
  ...commentFields,
  replies: z.array(replySchema),
  /** Of all its replies. */
  reply_count: z.number().int(),
  /** Where the list of its replies goes on; left out where all of them are here. */
  replies_cursor: z.string().optional(),
});
export type Comment = z.infer<typeof commentSchema>;

export const commentListParams = z.object({ id: idSchema });
export const commentListQuery = pageQuery(limits.commentList);
/** Without pagination, these are all. */
export const commentListData = z.object({
  comments: z.array(commentSchema),
  pagination: paginationSchema.optional(),
});

export const replyListQuery = pageQuery(limits.replyList);
export const replyListData = z.object({ replies: z.array(replySchema), pagination: paginationSchema });

/** Nothing but spaces is no comment; a reply names the comment it answers. */
export const createCommentInput = z.object({
  blog_id: idSchema,
  comment_text: filled("Comment is required", limits.commentMax),
  parent_comment_id: idSchema.optional(),
});
export type CreateCommentInput = z.infer<typeof createCommentInput>;

/** `visibility` is `waiting` where a moderator looks first; `parent_comment_id` is the comment it hangs under: the parent's own, where somebody answered a reply. */
export const createdCommentData = z.object({
  comment: commentSchema.extend({
    parent_comment_id: z.number().int().nullable(),
    visibility: visibilitySchema.optional(),
  }),
});

/** A comment as its author finds it again, with the article it stands under. */
export const ownCommentSchema = z.object({
  id: z.number().int(),
  content: z.string(),
  created_at: z.iso.datetime(),
  /** Public where it says nothing. */
  visibility: visibilitySchema.optional(),
  blog_slug: z.string(),
  blog_title: z.string(),
});
export type OwnComment = z.infer<typeof ownCommentSchema>;

export const ownCommentsQuery = pageQuery(limits.ownCommentList);
export const ownCommentsData = z.object({
  comments: z.array(ownCommentSchema),
  pagination: paginationSchema,
});
