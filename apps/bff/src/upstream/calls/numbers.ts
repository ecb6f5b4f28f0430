import { type NumberUnit, numbersData } from "@callboard/contracts/numbers";
import { extensionCall } from "./define-call.ts";

export const numbersCalls = {
  list: extensionCall({
    capability: "staff",
    method: "GET",
    class: "read",
    path: () => "/staff/numbers",
    query: (input: { unit: NumberUnit }) => input,
    data: numbersData,
  }),
};
