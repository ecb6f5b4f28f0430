import { commentListData } from "@callboard/contracts/comment";
import { defineCall } from "./call.ts";
import { segment } from "./path.ts";

export const commentCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: ({ blog_id }: { blog_id: number }) => `/comment/blog/${segment(blog_id)}`,
    data: commentListData,
  }),
};
