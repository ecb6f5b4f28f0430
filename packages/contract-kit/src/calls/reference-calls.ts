import { cityListAnswer, professionListAnswer } from "@callboard/contracts/wire/reference";
import type { ReadCall } from "../contract-call.ts";
import { textOrNone } from "./values.ts";

const choices = {
  kind: "list",
  query: { page: 1, limit: 50 },
  fields: ["id", "name"],
  paged: { goesOn: false },
} as const;

/** Lists that forms choose from. */
export const referenceCalls: ReadCall[] = [
  {
    ...choices,
    name: "GET profession/view",
    path: () => "/profession/view",
    holds: "profession",
    answer: professionListAnswer,
    learn: ({ name }, known) => {
      known.profession ??= textOrNone(name);
    },
  },
  {
    ...choices,
    name: "GET cities/view",
    path: () => "/cities/view",
    holds: "cities",
    answer: cityListAnswer,
    learn: ({ name }, known) => {
      known.city ??= textOrNone(name);
    },
  },
];
