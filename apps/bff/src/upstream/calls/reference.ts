import { citySchema, type referenceListQuery, referenceSchema } from "@callboard/contracts/reference";
import { cityListAnswer, professionListAnswer } from "@callboard/contracts/wire/reference";
import { z } from "zod";
import { placeQuery } from "../normalise/pagination.ts";
import { toCity } from "../normalise/reference.ts";
import { standardCall } from "./define-call.ts";

type ListQuery = z.output<typeof referenceListQuery>;

export const referenceCalls = {
  professions: standardCall({
    method: "GET",
    class: "read",
    path: () => "/profession/view",
    query: (input: ListQuery) => placeQuery(input),
    answer: professionListAnswer,
    normalise: ({ rows }) => rows,
    data: z.array(referenceSchema),
  }),
  cities: standardCall({
    method: "GET",
    class: "read",
    path: () => "/cities/view",
    query: (input: ListQuery) => placeQuery(input),
    answer: cityListAnswer,
    normalise: ({ rows }) => rows.map(toCity),
    data: z.array(citySchema),
  }),
};
