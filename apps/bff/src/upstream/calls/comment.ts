import {
  type CreateCommentInput,
  commentListData,
  createdCommentData,
  ownCommentsData,
  replyListData,
} from "@callboard/contracts/comment";
import { commentListAnswer, createdCommentAnswer } from "@callboard/contracts/wire/comment";
import { toComment, toCommentList } from "../normalise/comment.ts";
import { anyData, extensionCall, standardCall } from "./define-call.ts";
import { segment } from "./path.ts";

type PageOf<Id extends string> = Record<Id, number> & { limit: number; cursor?: string | undefined };

export const commentCalls = {
  /** The specification gives them all at once. */
  list: standardCall({
    method: "GET",
    class: "read",
    path: ({ blog_id }: PageOf<"blog_id">) => `/comment/blog/${segment(blog_id)}`,
    query: ({ limit, cursor }, has) => (has("comments") ? { limit, cursor } : {}),
    answer: commentListAnswer,
    normalise: toCommentList,
    data: commentListData,
  }),
  create: standardCall({
    method: "POST",
    class: "write",
    path: () => "/comment/create",
    body: (input: CreateCommentInput) => input,
    answer: createdCommentAnswer,
    normalise: ({ item }, { parent_comment_id }) => ({
      ...toComment(item),
      parent_comment_id: item.parent_comment_id ?? parent_comment_id ?? null,
      ...(item.visibility && { visibility: item.visibility }),
    }),
    data: createdCommentData.shape.comment,
  }),
  replies: extensionCall({
    capability: "comments",
    method: "GET",
    class: "read",
    path: ({ id }: PageOf<"id">) => `/comment/${segment(id)}/replies`,
    query: ({ limit, cursor }: PageOf<"id">) => ({ limit, cursor }),
    data: replyListData,
  }),
  mine: extensionCall({
    capability: "comments",
    method: "GET",
    class: "read",
    path: () => "/comment/mine",
    query: (input: { page: number; limit: number; cursor?: string | undefined }) => input,
    data: ownCommentsData,
  }),
  remove: extensionCall({
    capability: "comments",
    method: "DELETE",
    class: "write",
    path: ({ id }: { id: number }) => `/comment/${segment(id)}`,
    data: anyData,
  }),
};
