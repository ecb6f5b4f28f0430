import { eventSchema } from "@callboard/contracts/event";
import { crowdfundingForm } from "@callboard/contracts/event-form";
import { keyedForm } from "@callboard/contracts/idempotency";
import { eventCalls } from "../../upstream/calls/event.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { router, uploadProcedure } from "../init.ts";
import { formDataOf } from "./form-data.ts";

export const crowdfundingProcedures = router({
  /** Starts a campaign: form data with the fields of `crowdfundingForm`. Its price is what it needs, its key as an event's. */
  create: uploadProcedure
    .meta({ invalidates: ["event"] })
    .input(formDataOf(crowdfundingForm.and(keyedForm)))
    .output(checked(eventSchema.nullable()))
    .mutation(({ ctx, input }) => request(eventCalls.create, input, ctx)),
});
