import { z } from "zod";
import { itemAnswer, listAnswer } from "./answer.ts";
import { wireDate, wireFlag, wireId, wireNumber, wireText } from "./values.ts";

const fields = {
  id: wireId,
  author: wireText,
  avatar: wireText,
  content: z.string(),
  created_at: wireDate.nullish(),
  can: z.object({ remove: wireFlag.nullish() }).nullish(),
};

const wireReply = z.object({
  ...fields,
  /** Replies to a reply, which are shown beside it. */
  get replies() {
    return z.array(wireReply).nullish();
  },
});
export type WireReply = z.infer<typeof wireReply>;

export const wireComment = z.object({
  ...fields,
  replies: z.array(wireReply).nullish(),
  reply_count: wireNumber.nullish(),
  replies_cursor: z.string().nullish(),
  parent_comment_id: wireId.nullish(),
});
export type WireComment = z.infer<typeof wireComment>;

export const commentListAnswer = listAnswer("comments", wireComment);
export const createdCommentAnswer = itemAnswer("comment", wireComment);
