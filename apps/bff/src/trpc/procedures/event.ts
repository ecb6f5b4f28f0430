import { eventViewerSchema } from "@callboard/contracts/application";
import { besideInput, openCallsData } from "@callboard/contracts/beside";
import { callFacetsData } from "@callboard/contracts/call-filter";
import {
  callFacetsQuery,
  eventCategoryListQuery,
  eventCategorySchema,
  eventListData,
  eventListQuery,
  eventParams,
  eventSchema,
  ownEventsData,
  ownEventsQuery,
  relatedEventsParams,
  relatedEventsQuery,
} from "@callboard/contracts/event";
import { eventForm, postedAsForm } from "@callboard/contracts/event-form";
import { keyedForm } from "@callboard/contracts/idempotency";
import { z } from "zod";
import { eventCalls } from "../../upstream/calls/event.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { protectedProcedure, publicProcedure, router, uploadProcedure } from "../init.ts";
import { callsForStory } from "./beside.ts";
import { formDataOf } from "./form-data.ts";
import { relatedEvents } from "./related-events.ts";

export const eventProcedures = router({
  /** A page of events and campaigns, newest first unless asked otherwise; `cursor` goes on from the last page. */
  list: publicProcedure
    .meta({ cache: { tags: ["event"] } })
    .input(eventListQuery.prefault({}))
    .output(checked(eventListData))
    .query(({ ctx, input }) => request(eventCalls.list, input, ctx)),

  /** How many calls each further filter leaves, and on which of the next days they begin. */
  facets: publicProcedure
    .meta({ cache: { tags: ["event"] } })
    .input(callFacetsQuery.prefault({}))
    .output(checked(callFacetsData))
    .query(({ ctx, input }) => request(eventCalls.facets, input, ctx)),

  /** A whole event or campaign, the same for everybody. */
  get: publicProcedure
    .meta({ cache: { tags: ["event"] } })
    .input(eventParams)
    .output(checked(eventSchema))
    .query(({ ctx, input }) => request(eventCalls.get, input, ctx)),

  /** What else is coming up in a category, soonest first. */
  related: publicProcedure
    .meta({ cache: { tags: ["event"] } })
    .input(relatedEventsParams.extend(relatedEventsQuery.shape))
    .output(checked(eventListData))
    .query(({ ctx, input }) => relatedEvents(input, ctx)),

  /** Open calls for readers of a story. */
  forStory: publicProcedure
    .meta({ cache: { tags: ["event"] } })
    .input(besideInput)
    .output(checked(openCallsData))
    .query(async ({ ctx, input }) => ({ events: await callsForStory(input, ctx) })),

  categories: publicProcedure
    .meta({ cache: { tags: ["reference"] } })
    .input(eventCategoryListQuery.prefault({}))
    .output(checked(z.array(eventCategorySchema)))
    .query(({ ctx, input }) => request(eventCalls.categories, input, ctx)),

  /** What the viewer has posted, newest first. */
  mine: protectedProcedure
    .input(ownEventsQuery.prefault({}))
    .output(checked(ownEventsData))
    .query(({ ctx, input }) => request(eventCalls.mine, input, ctx)),

  /** One that the viewer has posted, public or not, with who sees it and what the rules found in it. */
  own: protectedProcedure
    .input(eventParams)
    .output(checked(eventSchema))
    .query(async ({ ctx, input }) => (await request(eventCalls.own, input, ctx)).event),

  /** What the viewer may do with an event, and the application they have sent for it. */
  viewer: protectedProcedure
    .input(eventParams)
    .output(checked(eventViewerSchema))
    .query(async ({ ctx, input }) => (await request(eventCalls.viewer, input, ctx)).viewer),

  /**
   * Posts an event: form data with the fields of `eventForm`. Whether it has begun, the upstream knows. The same form with
   * the same key again is the same event. Null where the upstream does not show what it has made.
   */
  create: uploadProcedure
    .meta({ invalidates: ["event"] })
    .input(formDataOf(eventForm.and(keyedForm).and(postedAsForm)))
    .output(checked(eventSchema.nullable()))
    .mutation(({ ctx, input }) => request(eventCalls.create, input, ctx)),
});
