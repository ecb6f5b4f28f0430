import { eventSchema } from "@callboard/contracts/event";
import { crowdfundingForm } from "@callboard/contracts/event-form";
import { keyedForm } from "@callboard/contracts/idempotency";
import { checked } from "../provider/checked.ts";
import { eventCalls } from "../provider/event.ts";
import { request } from "../provider/request.ts";
import { router, uploadProcedure } from "../trpc.ts";
import { formDataOf } from "./form-data.ts";

export const crowdfundingProcedures = router({
  /** Starts a campaign: form data with the fields of `crowdfundingForm`. Its price is what it needs, its key as an event's. */
  create: uploadProcedure
    .input(formDataOf(crowdfundingForm.and(keyedForm)))
    .output(checked(eventSchema))
    .mutation(async ({ ctx, input }) => (await request(eventCalls.create, input, ctx)).event),
});
