import { numbersQuery, numbersSchema } from "@callboard/contracts/numbers";
import { numbersCalls } from "../../upstream/calls/numbers.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { router, staffProcedure } from "../init.ts";

export const numbersProcedures = router({
  /** How the site does, by day, week or month. */
  list: staffProcedure("read_numbers")
    .input(numbersQuery.prefault({}))
    .output(checked(numbersSchema))
    .query(async ({ ctx, input }) => (await request(numbersCalls.list, input, ctx)).numbers),
});
