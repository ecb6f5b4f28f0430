import { tagListData, type tagListQuery } from "@callboard/contracts/blog";
import type { z } from "zod";
import { defineCall } from "./define-call.ts";

export const tagCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: () => "/tag/view",
    query: (input: z.output<typeof tagListQuery>) => input,
    data: tagListData,
  }),
};
