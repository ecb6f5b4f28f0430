import { categorySchema } from "@callboard/contracts/blog";
import { messageAnswer } from "@callboard/contracts/wire/answer";
import { categoryListAnswer } from "@callboard/contracts/wire/blog";
import { z } from "zod";
import { toCategory } from "../normalise/blog.ts";
import { standardCall } from "./define-call.ts";

export const categoryCalls = {
  list: standardCall({
    method: "GET",
    class: "read",
    path: () => "/category/view",
    query: (input: { page: number; limit: number }) => input,
    answer: categoryListAnswer,
    normalise: ({ rows }) => rows.map(toCategory),
    data: z.array(categorySchema),
  }),
  /** Whether the upstream answers, with this key: whatever it says. */
  probe: standardCall({
    method: "GET",
    class: "read",
    path: () => "/category/view",
    query: () => ({ page: 1, limit: 1 }),
    answer: messageAnswer,
    normalise: () => null,
    data: z.null(),
  }),
};
