import { spellingQuery, spellingsData } from "@callboard/contracts/spelling";
import { spellingCalls } from "../../upstream/calls/spelling.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { publicProcedure, router } from "../init.ts";

export const spellingProcedures = router({
  /** Other spellings of a text that find something, the nearest first. */
  list: publicProcedure
    .meta({ cache: { tags: ["article", "event", "profile"] } })
    .input(spellingQuery)
    .output(checked(spellingsData))
    .query(({ ctx, input }) => request(spellingCalls.list, input, ctx)),
});
