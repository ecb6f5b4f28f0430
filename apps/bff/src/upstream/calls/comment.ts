import {
  type CreateCommentInput,
  commentListData,
  createdCommentData,
  ownCommentsData,
} from "@callboard/contracts/comment";
import { anyData, defineCall } from "./define-call.ts";
import { segment } from "./path.ts";

export const commentCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: ({ blog_id }: { blog_id: number }) => `/comment/blog/${segment(blog_id)}`,
    data: commentListData,
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
