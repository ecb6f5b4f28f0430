import {
  messageTemplateSchema,
  saveTemplateInput,
  sendToManyInput,
  sentToManyData,
} from "@callboard/contracts/message-template";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { messageTemplateCalls } from "../../upstream/calls/message-template.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const write = writeProcedure.meta({ invalidates: [] });

/** What posters write often, and writing it to several applicants at once. */
export const messageTemplateProcedures = router({
  /** The viewer's own, by name. */
  list: protectedProcedure
    .output(checked(z.array(messageTemplateSchema)))
    .query(async ({ ctx }) => (await request(messageTemplateCalls.list, {}, ctx)).templates),

  /** Saves one, in the place of the own one of its name. */
  save: write
    .input(saveTemplateInput)
    .output(checked(messageTemplateSchema))
    .mutation(async ({ ctx, input }) => (await request(messageTemplateCalls.save, input, ctx)).template),

  remove: write
    .input(z.object({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(messageTemplateCalls.remove, input, ctx)),

  /** Writes to several applicants of own calls; the same key again, to those who have not got it. */
  sendToMany: write
    .input(sendToManyInput)
    .output(checked(sentToManyData))
    .mutation(({ ctx, input }) => request(messageTemplateCalls.sendToMany, input, ctx)),
});
