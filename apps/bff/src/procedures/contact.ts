import { contactData, createContactInput } from "@callboard/contracts/contact";
import { checked } from "../provider/checked.ts";
import { contactCalls } from "../provider/contact.ts";
import { request } from "../provider/request.ts";
import { limited, publicProcedure, router } from "../trpc.ts";

export const contactProcedures = router({
  /** Sends a message to the people behind the product; `reference` is what to quote when asking again. */
  create: publicProcedure
    .input(createContactInput)
    .use(limited("contact"))
    .output(checked(contactData))
    .mutation(({ ctx, input }) => request(contactCalls.create, input, ctx)),
});
