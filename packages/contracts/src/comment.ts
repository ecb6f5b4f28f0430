import { z } from "zod";
import { idSchema } from "./page.ts";

const commentFields = {
  id: z.number().int(),
  author: z.string(),
  avatar: z.string().nullable(),
  content: z.string(),
  created_at: z.iso.datetime(),
};

export const replySchema = z.object(commentFields);
export type Reply = z.infer<typeof replySchema>;

/** A comment with its replies, oldest first; replies have none of their own. */
export const commentSchema = z.object({
  ...commentFields,
  replies: z.array(replySchema),
  reply_count: z.number().int(),
});
export type Comment = z.infer<typeof commentSchema>;

export const commentListParams = z.object({ id: idSchema });
export const commentListData = z.object({ comments: z.array(commentSchema) });
