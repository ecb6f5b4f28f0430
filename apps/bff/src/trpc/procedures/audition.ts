import {
  addSlotInput,
  applicantAuditionsData,
  assignSlotInput,
  auditionDaySchema,
  auditionDaysData,
  bookSlotInput,
  calendarFileSchema,
  changeAuditionInput,
  createAuditionInput,
  declineAuditionInput,
  invitedData,
  inviteToAuditionInput,
  ownAuditionSchema,
  ownAuditionsData,
} from "@callboard/contracts/audition";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { auditionCalls } from "../../upstream/calls/audition.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { calendarOfDay, calendarOfOwn } from "./audition-calendar.ts";

const one = z.object({ id: idSchema });
const ofApplication = z.object({ application_id: idSchema });
const write = writeProcedure.meta({ invalidates: [] });
const day = checked(auditionDaySchema);
const own = checked(ownAuditionSchema);
const file = checked(calendarFileSchema);

/** Audition days of calls: for who casts, and for who is invited. */
export const auditionProcedures = router({
  /** The audition days of an own event. */
  days: protectedProcedure
    .input(z.object({ event_id: idSchema }))
    .output(checked(auditionDaysData))
    .query(({ ctx, input }) => request(auditionCalls.days, input, ctx)),

  /** One with its times, and who is invited. */
  day: protectedProcedure
    .input(one)
    .output(day)
    .query(async ({ ctx, input }) => (await request(auditionCalls.day, input, ctx)).day),

  /** The same as a file for calendars. */
  dayCalendar: protectedProcedure
    .input(one)
    .output(file)
    .query(async ({ ctx, input }) => calendarOfDay((await request(auditionCalls.day, input, ctx)).day)),

  /** Where an application for an own event stands with each day. */
  received: protectedProcedure
    .input(ofApplication)
    .output(checked(applicantAuditionsData))
    .query(({ ctx, input }) => request(auditionCalls.received, input, ctx)),

  /** Makes a day with its times; the same key again is the same day. */
  create: write
    .input(createAuditionInput)
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.create, input, ctx)).day),

  /** Changes where or when it is, of the version that was seen. */
  change: write
    .input(changeAuditionInput.and(one))
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.change, input, ctx)).day),

  cancel: write
    .input(one)
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.cancel, input, ctx)).day),

  addSlot: write
    .input(addSlotInput)
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.addSlot, input, ctx)).day),

  removeSlot: write
    .input(one)
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.removeSlot, input, ctx)).day),

  /** Invites applicants, each once. */
  invite: write
    .input(inviteToAuditionInput)
    .output(checked(invitedData))
    .mutation(({ ctx, input }) => request(auditionCalls.invite, input, ctx)),

  /** Books somebody for a time. */
  assign: write
    .input(assignSlotInput)
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.assign, input, ctx)).day),

  /** Takes somebody off a day. */
  remove: write
    .input(one)
    .output(day)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.remove, input, ctx)).day),

  /** The days that an own application is invited to. */
  ofApplication: protectedProcedure
    .input(ofApplication)
    .output(checked(ownAuditionsData))
    .query(({ ctx, input }) => request(auditionCalls.ofApplication, input, ctx)),

  /** An own invitation as a file for calendars. */
  ownCalendar: protectedProcedure
    .input(one)
    .output(file)
    .query(async ({ ctx, input }) => calendarOfOwn(await request(auditionCalls.own, input, ctx))),

  /** Books an own invitation for a time, in the place of the one it has. */
  book: write
    .input(bookSlotInput)
    .output(own)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.book, input, ctx)).audition),

  /** Waits for a time of a day that is full. */
  wait: write
    .input(one)
    .output(own)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.wait, input, ctx)).audition),

  decline: write
    .input(declineAuditionInput.extend(one.shape))
    .output(own)
    .mutation(async ({ ctx, input }) => (await request(auditionCalls.decline, input, ctx)).audition),
});
