import { contactData, createContactInput } from "@callboard/contracts/contact";
import { contactCalls } from "../../upstream/calls/contact.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { publicProcedure, rateLimited, router } from "../init.ts";

export const contactProcedures = router({
  /** Sends a message to the people behind the product; `reference` is what to quote when asking again. */
  create: publicProcedure
    .input(createContactInput)
    .use(rateLimited("contact"))
    .output(checked(contactData))
    .mutation(({ ctx, input }) => request(contactCalls.create, input, ctx)),
});
