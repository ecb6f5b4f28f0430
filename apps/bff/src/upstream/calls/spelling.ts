import { type SpellingQuery, spellingsData } from "@callboard/contracts/spelling";
import { extensionCall } from "./define-call.ts";

export const spellingCalls = {
  list: extensionCall({
    capability: "spellings",
    ...({ method: "GET", class: "read" } as const),
    path: () => "/spelling/list",
    query: (input: SpellingQuery) => input,
    data: spellingsData,
  }),
};
