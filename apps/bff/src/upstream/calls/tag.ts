import { tagListData, type tagListQuery } from "@callboard/contracts/blog";
import { tagListAnswer } from "@callboard/contracts/wire/blog";
import type { z } from "zod";
import { toTag } from "../normalise/blog.ts";
import { paginationOf, placeQuery } from "../normalise/pagination.ts";
import { standardCall } from "./define-call.ts";

export const tagCalls = {
  list: standardCall({
    method: "GET",
    class: "read",
    path: () => "/tag/view",
    query: (input: z.output<typeof tagListQuery>) => placeQuery(input),
    answer: tagListAnswer,
    normalise: ({ rows, pagination }, query) => ({
      tags: rows.map(toTag),
      pagination: paginationOf(pagination, query, rows.length),
    }),
    data: tagListData,
  }),
};
