import {
  answerMessageInput,
  assignMessageInput,
  changeMessageStateInput,
  contactMessageSchema,
  messageListData,
  messageListQuery,
} from "@callboard/contracts/contact-inbox";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { contactInboxCalls } from "../../upstream/calls/contact-inbox.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { router, staffProcedure, staffWriteProcedure } from "../init.ts";

const named = z.object({ id: idSchema });
const write = staffWriteProcedure("answer_messages").meta({ invalidates: [] });

/** What came in by the contact form, and answering it. Whoever changes a message sends the version that they have read. */
export const contactInboxProcedures = router({
  list: staffProcedure("answer_messages")
    .input(messageListQuery.prefault({}))
    .output(checked(messageListData))
    .query(({ ctx, input }) => request(contactInboxCalls.list, input, ctx)),

  get: staffProcedure("answer_messages")
    .input(named)
    .output(checked(contactMessageSchema))
    .query(async ({ ctx, input }) => (await request(contactInboxCalls.get, input, ctx)).message),

  /** Mails an answer to its sender. */
  answer: write
    .input(named.extend(answerMessageInput.shape))
    .output(checked(contactMessageSchema))
    .mutation(async ({ ctx, input }) => (await request(contactInboxCalls.answer, input, ctx)).message),

  /** Gives it to somebody who answers it, or to nobody. */
  assign: write
    .input(named.extend(assignMessageInput.shape))
    .output(checked(contactMessageSchema))
    .mutation(async ({ ctx, input }) => (await request(contactInboxCalls.assign, input, ctx)).message),

  /** Closes it, or opens it again. */
  changeState: write
    .input(named.extend(changeMessageStateInput.shape))
    .output(checked(contactMessageSchema))
    .mutation(async ({ ctx, input }) => (await request(contactInboxCalls.changeState, input, ctx)).message),
});
