import { citySchema, referenceListQuery, referenceSchema } from "@callboard/contracts/reference";
import { z } from "zod";
import { referenceCalls } from "../../upstream/calls/reference.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { publicProcedure, router } from "../init.ts";

const listInput = referenceListQuery.prefault({});

/** The lists that forms choose from. */
export const referenceProcedures = router({
  professions: publicProcedure
    .meta({ cache: { tags: ["reference"] } })
    .input(listInput)
    .output(checked(z.array(referenceSchema)))
    .query(({ ctx, input }) => request(referenceCalls.professions, input, ctx)),

  cities: publicProcedure
    .meta({ cache: { tags: ["reference"] } })
    .input(listInput)
    .output(checked(z.array(citySchema)))
    .query(({ ctx, input }) => request(referenceCalls.cities, input, ctx)),
});
