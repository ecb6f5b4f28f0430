import {
  blockInput,
  conversationData,
  conversationFileForm,
  conversationFileSchema,
  conversationListData,
  conversationListQuery,
  conversationMessageSchema,
  conversationQuery,
  filePieceData,
  filePieceIndex,
  readConversationInput,
  sendMessageInput,
} from "@callboard/contracts/conversation";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { conversationCalls } from "../../upstream/calls/conversation.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, uploadProcedure, writeProcedure } from "../init.ts";
import { formDataOf } from "./form-data.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ application_id: idSchema });
const write = writeProcedure.meta({ invalidates: [] });

/** What posters and applicants write to each other, by application. */
export const conversationProcedures = router({
  /** The viewer's own, those with the newest message first. */
  list: protectedProcedure
    .input(conversationListQuery.prefault({}))
    .output(checked(conversationListData))
    .query(({ ctx, input }) => request(conversationCalls.list, input, ctx)),

  /** In how many of them something is unread. */
  unread: protectedProcedure
    .output(checked(z.number().int()))
    .query(async ({ ctx }) => (await request(conversationCalls.unread, {}, ctx)).count),

  /** One of them with a page of its messages, the newest first. */
  get: protectedProcedure
    .input(named.extend(conversationQuery.shape))
    .output(checked(conversationData))
    .query(({ ctx, input }) => request(conversationCalls.get, input, ctx)),

  /** Writes to the other one, words or files; the same key is the same message. */
  send: write
    .input(named.extend(sendMessageInput.shape))
    .output(checked(conversationMessageSchema))
    .mutation(async ({ ctx, input }) => (await request(conversationCalls.send, input, ctx)).message),

  /** Stores a file for a message that is sent later: form data with `application_id` and `file`, a PDF or an image. */
  addFile: uploadProcedure
    .meta({ invalidates: [] })
    .input(formDataOf(conversationFileForm))
    .output(checked(conversationFileSchema))
    .mutation(async ({ ctx, input }) => (await request(conversationCalls.addFile, input, ctx)).file),

  /** A piece of a file that was sent, in Base64. */
  filePiece: protectedProcedure
    .input(z.object({ id: idSchema, index: filePieceIndex }))
    .output(checked(filePieceData))
    .query(({ ctx, input }) => request(conversationCalls.filePiece, input, ctx)),

  /** Marks what was read, up to a message. */
  markRead: write
    .input(named.extend(readConversationInput.shape))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(conversationCalls.markRead, input, ctx)),

  /** Takes no more messages from the other one, or takes them again. */
  block: write
    .input(named.extend(blockInput.shape))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(conversationCalls.block, input, ctx)),
});
