import { applicationSchema, receivedApplicationSchema } from "@callboard/contracts/application";
import {
  answerOfferInput,
  applicantDetailsSchema,
  applicationProgressSchema,
  boardExportData,
  boardExportQuery,
  boardQuery,
  boardSchema,
  labelData,
  labelInput,
  moveData,
  moveInput,
  noteInput,
  noteSchema,
  ratingInput,
  undoInput,
} from "@callboard/contracts/board";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { boardCalls } from "../../upstream/calls/board.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const ofEvent = { event_id: idSchema };
const one = z.object({ id: idSchema });

export const boardProcedures = router({
  /** How many applications for an own event there are by state, and its labels. */
  get: protectedProcedure
    .input(boardQuery.extend(ofEvent))
    .output(checked(boardSchema))
    .query(async ({ ctx, input }) => (await request(boardCalls.get, input, ctx)).board),

  /** A piece of the table of an own event's applications, as CSV. */
  exported: protectedProcedure
    .input(boardExportQuery.extend(ofEvent))
    .output(checked(boardExportData))
    .query(({ ctx, input }) => request(boardCalls.exported, input, ctx)),

  /** Moves applications for an own event to another state. */
  move: writeProcedure
    .meta({ invalidates: [] })
    .input(moveInput)
    .output(checked(moveData))
    .mutation(({ ctx, input }) => request(boardCalls.move, input, ctx)),

  /** Takes back an own move of a moment ago. */
  undo: writeProcedure
    .meta({ invalidates: [] })
    .input(undoInput)
    .output(checked(moveData))
    .mutation(({ ctx, input }) => request(boardCalls.undo, input, ctx)),

  /** Puts a label on applications for an own event, or takes it off. */
  label: writeProcedure
    .meta({ invalidates: [] })
    .input(labelInput)
    .output(checked(labelData))
    .mutation(({ ctx, input }) => request(boardCalls.label, input, ctx)),

  /** An application for an own event, with its notes and history. */
  applicant: protectedProcedure
    .input(one)
    .output(checked(applicantDetailsSchema))
    .query(({ ctx, input }) => request(boardCalls.applicant, input, ctx)),

  /** Rates an application for an own event. */
  rate: writeProcedure
    .meta({ invalidates: [] })
    .input(ratingInput.extend(one.shape))
    .output(checked(receivedApplicationSchema))
    .mutation(async ({ ctx, input }) => (await request(boardCalls.rate, input, ctx)).application),

  /** Writes a note about an application for an own event. */
  addNote: writeProcedure
    .meta({ invalidates: [] })
    .input(noteInput.extend(one.shape))
    .output(checked(noteSchema))
    .mutation(async ({ ctx, input }) => (await request(boardCalls.addNote, input, ctx)).note),

  /** Removes an own note. */
  removeNote: writeProcedure
    .meta({ invalidates: [] })
    .input(one)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(boardCalls.removeNote, input, ctx)),

  /** An own application with its event, and what became of it. */
  progress: protectedProcedure
    .input(one)
    .output(checked(applicationProgressSchema))
    .query(({ ctx, input }) => request(boardCalls.progress, input, ctx)),

  /** Accepts an offer, or says no to it. */
  answer: writeProcedure
    .meta({ invalidates: [] })
    .input(answerOfferInput.extend(one.shape))
    .output(checked(applicationSchema))
    .mutation(async ({ ctx, input }) => (await request(boardCalls.answer, input, ctx)).application),
});
