import { idSchema } from "@callboard/contracts/page";
import {
  listEntrySchema,
  listName,
  mergeTagInput,
  orderListInput,
  removeListEntryInput,
  saveListEntryInput,
  siteListData,
} from "@callboard/contracts/site-list";
import { z } from "zod";
import { siteListCalls } from "../../upstream/calls/site-list.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { router, staffProcedure, staffWriteProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const named = { list: listName };
const write = staffWriteProcedure("write_lists").meta({
  invalidates: ["article", "event", "reference", "video"],
});

/** The lists that editors keep: categories, tags, videos, and what forms offer. */
export const siteListProcedures = router({
  list: staffProcedure("write_lists")
    .input(z.object(named))
    .output(checked(siteListData))
    .query(({ ctx, input }) => request(siteListCalls.list, input, ctx)),

  /** Adds an entry (`id` null), or changes one. */
  save: write
    .input(saveListEntryInput)
    .output(checked(listEntrySchema))
    .mutation(async ({ ctx, input }) => (await request(siteListCalls.save, input, ctx)).entry),

  /** Puts a list in another order, which names all its ids. */
  order: write
    .input(orderListInput.extend(named))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(siteListCalls.order, input, ctx)),

  /** Removes an entry that nothing uses, in the version that was seen. */
  remove: write
    .input(removeListEntryInput.extend({ ...named, id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(siteListCalls.remove, input, ctx)),

  /** Replaces a tag by another one everywhere. */
  mergeTags: write
    .input(mergeTagInput.extend({ id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(siteListCalls.mergeTags, input, ctx)),
});
