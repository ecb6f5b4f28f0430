import { idSchema } from "@callboard/contracts/page";
import {
  allowSharingInput,
  createShortlistInput,
  shortlistApplicationsInput,
  shortlistDaysInput,
  shortlistDetailsSchema,
  shortlistFeedbackData,
  shortlistLinkData,
  shortlistSchema,
  shortlistsData,
} from "@callboard/contracts/shortlist";
import { z } from "zod";
import { shortlistCalls } from "../../upstream/calls/shortlist.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const one = z.object({ id: idSchema });
const about = z.object({ application_id: idSchema });
const write = writeProcedure.meta({ invalidates: [] });
const message = checked(messageOutput);

/** Shortlists that are shared by a link: for the poster of a call and their team, and for who applied. */
export const shortlistProcedures = router({
  list: protectedProcedure
    .input(z.object({ event_id: idSchema }))
    .output(checked(shortlistsData))
    .query(({ ctx, input }) => request(shortlistCalls.list, input, ctx)),

  /** One with marks and comments, and who did what. */
  get: protectedProcedure
    .input(one)
    .output(checked(shortlistDetailsSchema))
    .query(({ ctx, input }) => request(shortlistCalls.get, input, ctx)),

  /** Marks and comments on one application, by shortlist. */
  feedback: protectedProcedure
    .input(about)
    .output(checked(shortlistFeedbackData))
    .query(({ ctx, input }) => request(shortlistCalls.feedback, input, ctx)),

  /** Makes a link, whose token is told this once. */
  create: write
    .input(createShortlistInput)
    .output(checked(shortlistLinkData))
    .mutation(({ ctx, input }) => request(shortlistCalls.create, input, ctx)),

  /** Makes another link: the former one ends. */
  renewLink: write
    .input(shortlistDaysInput.extend(one.shape))
    .output(checked(shortlistLinkData))
    .mutation(({ ctx, input }) => request(shortlistCalls.renewLink, input, ctx)),

  prolong: write
    .input(shortlistDaysInput.extend(one.shape))
    .output(checked(shortlistSchema))
    .mutation(async ({ ctx, input }) => (await request(shortlistCalls.prolong, input, ctx)).shortlist),

  revoke: write
    .input(one)
    .output(checked(shortlistSchema))
    .mutation(async ({ ctx, input }) => (await request(shortlistCalls.revoke, input, ctx)).shortlist),

  /** Puts applications on it, or takes them off. */
  changeApplications: write
    .input(shortlistApplicationsInput.extend(one.shape))
    .output(checked(shortlistSchema))
    .mutation(
      async ({ ctx, input }) => (await request(shortlistCalls.changeApplications, input, ctx)).shortlist,
    ),

  removeComment: write
    .input(one)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(shortlistCalls.removeComment, input, ctx)),

  remove: write
    .input(one)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(shortlistCalls.remove, input, ctx)),

  /** Whether others see all of an own application, or its name and public profile alone. */
  allow: write
    .input(allowSharingInput.extend(about.shape))
    .output(message)
    .mutation(({ ctx, input }) => requestReply(shortlistCalls.allow, input, ctx)),
});
