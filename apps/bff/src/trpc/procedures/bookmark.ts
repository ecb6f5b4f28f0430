import { blogListData } from "@callboard/contracts/blog";
import { bookmarkData, bookmarkListQuery, bookmarkParams } from "@callboard/contracts/bookmark";
import { eventListData } from "@callboard/contracts/event";
import { profileListData } from "@callboard/contracts/profile";
import { bookmarkCalls } from "../../upstream/calls/bookmark.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const write = writeProcedure.meta({ invalidates: [] }).input(bookmarkParams).output(checked(messageOutput));
const list = protectedProcedure.input(bookmarkListQuery.prefault({}));

/** The viewer's bookmarks. Each list has the newest bookmark first, and of what is public alone. */
export const bookmarkProcedures = router({
  articles: list
    .output(checked(blogListData))
    .query(({ ctx, input }) => request(bookmarkCalls.articles, input, ctx)),

  calls: list
    .output(checked(eventListData))
    .query(({ ctx, input }) => request(bookmarkCalls.calls, input, ctx)),

  profiles: list
    .output(checked(profileListData))
    .query(({ ctx, input }) => request(bookmarkCalls.profiles, input, ctx)),

  /** Whether the viewer has bookmarked something. */
  get: protectedProcedure
    .input(bookmarkParams)
    .output(checked(bookmarkData))
    .query(({ ctx, input }) => request(bookmarkCalls.get, input, ctx)),

  put: write.mutation(({ ctx, input }) => requestReply(bookmarkCalls.put, input, ctx)),

  remove: write.mutation(({ ctx, input }) => requestReply(bookmarkCalls.remove, input, ctx)),
});
