import {
  answerDecisionInput,
  caseListData,
  caseListQuery,
  decideInput,
  moderationCaseSchema,
  openCaseInput,
  openedCaseData,
  ownDecisionsData,
  ownDecisionsQuery,
  reportInput,
  saveWordListInput,
  wordListSchema,
} from "@callboard/contracts/moderation";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { moderationCalls } from "../../upstream/calls/moderation.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import {
  personalProcedure,
  protectedProcedure,
  rateLimited,
  router,
  staffProcedure,
  staffWriteProcedure,
  writeProcedure,
} from "../init.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ id: idSchema });

export const moderationProcedures = router({
  /** Reports a call, a campaign, a comment or a profile, in the viewer's name where there is one. */
  report: personalProcedure
    .meta({ invalidates: [] })
    .input(reportInput)
    .use(rateLimited("contact"))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(moderationCalls.report, input, ctx)),

  /** What was decided on the viewer's own, newest first. */
  mine: protectedProcedure
    .input(ownDecisionsQuery.prefault({}))
    .output(checked(ownDecisionsData))
    .query(({ ctx, input }) => request(moderationCalls.mine, input, ctx)),

  /** Answers a decision on the viewer's own, once. */
  answer: writeProcedure
    .meta({ invalidates: [] })
    .input(answerDecisionInput.extend({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(moderationCalls.answer, input, ctx)),

  /** The open cases, those that wait longest first. */
  cases: staffProcedure("moderate")
    .input(caseListQuery.prefault({}))
    .output(checked(caseListData))
    .query(({ ctx, input }) => request(moderationCalls.cases, input, ctx)),

  case: staffProcedure("moderate")
    .input(named)
    .output(checked(moderationCaseSchema))
    .query(async ({ ctx, input }) => (await request(moderationCalls.case, input, ctx)).case),

  /** Decides a case; `conflict` where it is not any more what the moderator saw. */
  decide: staffWriteProcedure("moderate")
    .meta({ invalidates: ["comment", "event", "profile"] })
    .input(decideInput.safeExtend({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(moderationCalls.decide, input, ctx)),

  /** The words with which a comment waits, by site. */
  words: staffProcedure("moderate")
    .output(checked(z.array(wordListSchema)))
    .query(async ({ ctx }) => (await request(moderationCalls.words, {}, ctx)).lists),

  /** Saves the words of a site from `version`; `conflict` where somebody else saved meanwhile. */
  saveWords: staffWriteProcedure("moderate")
    .meta({ invalidates: [] })
    .input(saveWordListInput)
    .output(checked(wordListSchema))
    .mutation(async ({ ctx, input }) => (await request(moderationCalls.saveWords, input, ctx)).list),

  /** Opens a case without a report, and gives its number. */
  open: staffWriteProcedure("moderate")
    .meta({ invalidates: [] })
    .input(openCaseInput)
    .output(checked(openedCaseData))
    .mutation(({ ctx, input }) => request(moderationCalls.open, input, ctx)),
});
