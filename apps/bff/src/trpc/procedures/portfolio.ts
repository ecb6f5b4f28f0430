import { changeAudiencesInput } from "@callboard/contracts/audience";
import { describeHeadshotInput, headshotForm, orderHeadshotsInput } from "@callboard/contracts/headshot";
import { idSchema } from "@callboard/contracts/page";
import {
  portfolioSchema,
  previewData,
  previewQuery,
  seenProfileSchema,
} from "@callboard/contracts/portfolio";
import { profileViewParams } from "@callboard/contracts/profile";
import { saveResumeInput } from "@callboard/contracts/resume";
import { z } from "zod";
import { portfolioCalls } from "../../upstream/calls/portfolio.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, uploadProcedure, writeProcedure } from "../init.ts";
import { withClipPasses } from "./clip-passes.ts";
import { formDataOf } from "./form-data.ts";
import { messageOutput } from "./message.ts";

const changing = { invalidates: ["profile"] } as const;
const write = writeProcedure.meta(changing);
const id = { id: idSchema };

/** What artists add to their profile, and who sees which part of it. */
export const portfolioProcedures = router({
  /** The viewer's own portfolio; null before they have claimed an artist's profile. */
  mine: protectedProcedure
    .output(checked(portfolioSchema.nullable()))
    .query(async ({ ctx }) => (await request(portfolioCalls.mine, {}, ctx)).portfolio),

  /** The viewer's own artist profile as one of its readers sees it; null before it is claimed. Uploaded clips have a pass that plays them. */
  preview: protectedProcedure
    .input(previewQuery)
    .output(checked(previewData.shape.profile))
    .query(async ({ ctx, input }) => {
      const { profile } = await request(portfolioCalls.preview, input, ctx);
      return withClipPasses(profile, ctx.session.sid, ctx);
    }),

  /** What the viewer sees of a profile beside what everybody does, its uploaded clips with a pass that plays them. */
  seen: protectedProcedure
    .input(profileViewParams)
    .output(checked(seenProfileSchema))
    .query(async ({ ctx, input }) => {
      const { reader, profile } = await request(portfolioCalls.seen, input, ctx);
      return { reader, profile: withClipPasses(profile, ctx.session.sid, ctx) };
    }),

  /** Says who sees which fields of the viewer's artist profile. Fields that are not named stay as they are. */
  setAudiences: write
    .input(changeAudiencesInput)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(portfolioCalls.setAudiences, input, ctx)),

  /** Saves the résumé as a whole; `conflict` where it was saved meanwhile. */
  saveResume: write
    .input(saveResumeInput)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(portfolioCalls.saveResume, input, ctx)),

  /** Adds a headshot, cut to four by five: form data with `photo`, `alt`, and which part of it is kept. */
  addHeadshot: uploadProcedure
    .meta(changing)
    .input(formDataOf(headshotForm))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(portfolioCalls.addHeadshot, input, ctx)),

  /** Puts all headshots into another order; the first one is the main one. */
  orderHeadshots: write
    .input(orderHeadshotsInput)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(portfolioCalls.orderHeadshots, input, ctx)),

  describeHeadshot: write
    .input(describeHeadshotInput.extend(id))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(portfolioCalls.describeHeadshot, input, ctx)),

  removeHeadshot: write
    .input(z.object(id))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(portfolioCalls.removeHeadshot, input, ctx)),
});
