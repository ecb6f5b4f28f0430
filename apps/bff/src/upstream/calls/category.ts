import { categoryListData } from "@callboard/contracts/blog";
import { defineCall } from "./define-call.ts";

export const categoryCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: () => "/category/view",
    query: (input: { page: number; limit: number }) => input,
    data: categoryListData,
  }),
};
