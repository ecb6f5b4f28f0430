import {
  type CreateCommentInput,
  commentListData,
  createdCommentData,
  ownCommentsData,
  replyListData,
} from "@callboard/contracts/comment";
import { anyData, defineCall } from "./define-call.ts";
import { segment } from "./path.ts";

type PageOf<Id extends string> = Record<Id, number> & { limit: number; cursor?: string | undefined };

export const commentCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: ({ blog_id }: PageOf<"blog_id">) => `/comment/blog/${segment(blog_id)}`,
    query: ({ limit, cursor }: PageOf<"blog_id">) => ({ limit, cursor }),
    data: commentListData,
  }),
  replies: defineCall({
    method: "GET",
    class: "read",
    path: ({ id }: PageOf<"id">) => `/comment/${segment(id)}/replies`,
    query: ({ limit, cursor }: PageOf<"id">) => ({ limit, cursor }),
    data: replyListData,
  }),
  mine: defineCall({
    method: "GET",
    class: "read",
    path: () => "/comment/mine",
    query: (input: { page: number; limit: number; cursor?: string | undefined }) => input,
    data: ownCommentsData,
  }),
  create: defineCall({
    method: "POST",
    class: "write",
    path: () => "/comment/create",
    body: (input: CreateCommentInput) => input,
    data: createdCommentData,
  }),
  remove: defineCall({
    method: "DELETE",
    class: "write",
    path: ({ id }: { id: number }) => `/comment/${segment(id)}`,
    data: anyData,
  }),
};
