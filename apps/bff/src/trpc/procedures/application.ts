import {
  applicationSchema,
  createApplicationInput,
  ownApplicationsData,
  ownApplicationsQuery,
  receivedApplicationSchema,
  receivedApplicationsData,
  receivedApplicationsQuery,
  reviewApplicationInput,
} from "@callboard/contracts/application";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { applicationCalls } from "../../upstream/calls/application.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

export const applicationProcedures = router({
  /** Applies for an event; once a person. */
  create: writeProcedure
    .meta({ invalidates: [] })
    .input(createApplicationInput)
    .output(checked(applicationSchema))
    .mutation(async ({ ctx, input }) => (await request(applicationCalls.create, input, ctx)).application),

  /** The viewer's own, newest first. */
  mine: protectedProcedure
    .input(ownApplicationsQuery.prefault({}))
    .output(checked(ownApplicationsData))
    .query(({ ctx, input }) => request(applicationCalls.mine, input, ctx)),

  /** The ids of the events not begun that the viewer has applied to. */
  applied: protectedProcedure
    .output(checked(z.array(z.number().int())))
    .query(async ({ ctx }) => (await request(applicationCalls.applied, {}, ctx)).event_ids),

  /** Takes an application back, as long as the poster has not opened it. */
  withdraw: writeProcedure
    .meta({ invalidates: [] })
    .input(z.object({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(applicationCalls.withdraw, input, ctx)),

  /** The applications for an event, newest first: for its poster. */
  received: protectedProcedure
    .input(receivedApplicationsQuery.extend({ event_id: idSchema }))
    .output(checked(receivedApplicationsData))
    .query(({ ctx, input }) => request(applicationCalls.received, input, ctx)),

  /** Opens an application, shortlists it or declines it: for the poster of its event. */
  review: writeProcedure
    .meta({ invalidates: [] })
    .input(reviewApplicationInput.extend({ id: idSchema }))
    .output(checked(receivedApplicationSchema))
    .mutation(async ({ ctx, input }) => (await request(applicationCalls.review, input, ctx)).application),
});
