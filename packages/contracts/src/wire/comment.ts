import { z } from "zod";
import { visibilitySchema } from "../visibility.ts";
import { itemAnswer, listAnswer } from "./answer.ts";
import { wireDate, wireFlag, wireInteger, wireText } from "./values.ts";

const fields = {
  id: wireInteger,
  author: wireText,
  avatar: wireText,
  content: z.string(),
  created_at: wireDate.nullish(),
  can: z.object({ remove: wireFlag.nullish() }).nullish(),
};

const reply = z.object(fields);

/** A reply, perhaps with replies of its own. */
export type WireReply = z.infer<typeof reply> & { replies?: WireReply[] | null | undefined };

const wireReply: z.ZodType<WireReply> = reply.extend({ replies: z.lazy(() => z.array(wireReply).nullish()) });

export const wireComment = z.object({
  ...fields,
  replies: z.array(wireReply).nullish(),
  reply_count: wireInteger.nullish(),
  replies_cursor: z.string().nullish(),
  parent_comment_id: wireInteger.nullish(),
  visibility: visibilitySchema.nullish().catch(undefined),
});
export type WireComment = z.infer<typeof wireComment>;

export const commentListAnswer = listAnswer("comments", wireComment);
export const createdCommentAnswer = itemAnswer("comment", wireComment);
