import { cityListData, professionListData, type referenceListQuery } from "@callboard/contracts/reference";
import type { z } from "zod";
import { defineCall } from "./call.ts";

type ListQuery = z.output<typeof referenceListQuery>;

export const referenceCalls = {
  professions: defineCall({
    method: "GET",
    class: "read",
    subject: "reference",
    path: () => "/profession/view",
    query: (input: ListQuery) => input,
    data: professionListData,
  }),
  cities: defineCall({
    method: "GET",
    class: "read",
    subject: "reference",
    path: () => "/cities/view",
    query: (input: ListQuery) => input,
    data: cityListData,
  }),
};
