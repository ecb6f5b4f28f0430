import { eventParams } from "@callboard/contracts/event";
import { featuredEventsData, featureEventInput } from "@callboard/contracts/featured-event";
import { featuredEventCalls } from "../../upstream/calls/featured-event.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { router, staffProcedure, staffWriteProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

/** Which events stand first. */
export const featuredEventProcedures = router({
  list: staffProcedure("write_lists")
    .output(checked(featuredEventsData))
    .query(({ ctx }) => request(featuredEventCalls.list, undefined, ctx)),

  /** Features one, or stops featuring it. */
  set: staffWriteProcedure("write_lists")
    .meta({ invalidates: ["event"] })
    .input(eventParams.extend(featureEventInput.shape))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(featuredEventCalls.set, input, ctx)),
});
