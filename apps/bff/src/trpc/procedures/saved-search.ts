import {
  changeSearchInput,
  feedKeyData,
  followData,
  followParams,
  saveArticleSearchInput,
  savedSearchesData,
  savedSearchParams,
  savedSearchSchema,
  saveProfileSearchInput,
  saveSearchInput,
} from "@callboard/contracts/saved-search";
import { savedSearchCalls } from "../../upstream/calls/saved-search.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const write = writeProcedure.meta({ invalidates: [] });

/** The viewer's own searches among calls, articles and profiles, and the authors and tags that they follow. */
export const savedSearchProcedures = router({
  /** The oldest first, with how much that is new each has found. */
  list: protectedProcedure
    .output(checked(savedSearchesData.shape.searches))
    .query(async ({ ctx }) => (await request(savedSearchCalls.list, {}, ctx)).searches),

  create: write
    .input(saveSearchInput)
    .output(checked(savedSearchSchema))
    .mutation(async ({ ctx, input }) => (await request(savedSearchCalls.create, input, ctx)).search),

  createOfArticles: write
    .input(saveArticleSearchInput)
    .output(checked(savedSearchSchema))
    .mutation(
      async ({ ctx, input }) => (await request(savedSearchCalls.createOfArticles, input, ctx)).search,
    ),

  createOfProfiles: write
    .input(saveProfileSearchInput)
    .output(checked(savedSearchSchema))
    .mutation(
      async ({ ctx, input }) => (await request(savedSearchCalls.createOfProfiles, input, ctx)).search,
    ),

  /** Whether the viewer follows an author or a tag. */
  following: protectedProcedure
    .input(followParams)
    .output(checked(followData))
    .query(({ ctx, input }) => request(savedSearchCalls.following, input, ctx)),

  follow: write
    .input(followParams)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(savedSearchCalls.follow, input, ctx)),

  unfollow: write
    .input(followParams)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(savedSearchCalls.unfollow, input, ctx)),

  /** Another name, another rhythm, or both. */
  change: write
    .input(savedSearchParams.and(changeSearchInput))
    .output(checked(savedSearchSchema))
    .mutation(async ({ ctx, input }) => (await request(savedSearchCalls.change, input, ctx)).search),

  /** Its results were looked at: none of them is new any more. */
  look: write
    .input(savedSearchParams)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(savedSearchCalls.look, input, ctx)),

  /** Makes the key in the addresses of its feeds, told this once; the former one ends. */
  makeFeed: write
    .input(savedSearchParams)
    .output(checked(feedKeyData))
    .mutation(({ ctx, input }) => request(savedSearchCalls.makeFeed, input, ctx)),

  remove: write
    .input(savedSearchParams)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(savedSearchCalls.remove, input, ctx)),

  /** Brings back one that was deleted a moment ago. */
  restore: write
    .input(savedSearchParams)
    .output(checked(savedSearchSchema))
    .mutation(async ({ ctx, input }) => (await request(savedSearchCalls.restore, input, ctx)).search),
});
