import { cityListData, professionListData, type referenceListQuery } from "@callboard/contracts/reference";
import type { z } from "zod";
import { defineCall } from "./define-call.ts";

type ListQuery = z.output<typeof referenceListQuery>;

export const referenceCalls = {
  professions: defineCall({
    method: "GET",
    class: "read",
    path: () => "/profession/view",
    query: (input: ListQuery) => input,
    data: professionListData,
  }),
  cities: defineCall({
    method: "GET",
    class: "read",
    path: () => "/cities/view",
    query: (input: ListQuery) => input,
    data: cityListData,
  }),
};
