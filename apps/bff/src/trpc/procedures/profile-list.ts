import {
  createListInput,
  listEntriesData,
  listEntriesQuery,
  listedProfileParams,
  listNameInput,
  listNoteInput,
  ownListsData,
  ownListsQuery,
  profileListParams,
  profileListSchema,
} from "@callboard/contracts/profile-list";
import { profileListCalls } from "../../upstream/calls/profile-list.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const write = writeProcedure.meta({ invalidates: [] });
const list = checked(profileListSchema);
const message = checked(messageOutput);

/** The viewer's own lists of profiles. */
export const profileListProcedures = router({
  /** The newest first; with a profile, each says whether that one is in it. */
  mine: protectedProcedure
    .input(ownListsQuery.prefault({}))
    .output(checked(ownListsData.shape.lists))
    .query(async ({ ctx, input }) => (await request(profileListCalls.mine, input, ctx)).lists),

  /** One with who is in it, who was added last first. */
  get: protectedProcedure
    .input(profileListParams.extend(listEntriesQuery.shape))
    .output(checked(listEntriesData))
    .query(({ ctx, input }) => request(profileListCalls.get, input, ctx)),

  create: write
    .input(createListInput)
    .output(list)
    .mutation(async ({ ctx, input }) => (await request(profileListCalls.create, input, ctx)).list),

  rename: write
    .input(profileListParams.extend(listNameInput.shape))
    .output(list)
    .mutation(async ({ ctx, input }) => (await request(profileListCalls.rename, input, ctx)).list),

  remove: write
    .input(profileListParams)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(profileListCalls.remove, input, ctx)),

  /** Brings back one that was deleted a moment ago. */
  restore: write
    .input(profileListParams)
    .output(list)
    .mutation(async ({ ctx, input }) => (await request(profileListCalls.restore, input, ctx)).list),

  /** Adds a profile to a list; nothing changes where it is in it. */
  add: write
    .input(listedProfileParams)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(profileListCalls.add, input, ctx)),

  take: write
    .input(listedProfileParams)
    .output(message)
    .mutation(({ ctx, input }) => requestReply(profileListCalls.take, input, ctx)),

  /** Writes a note about somebody in a list, for its owner alone. */
  setNote: write
    .input(listedProfileParams.extend(listNoteInput.shape))
    .output(message)
    .mutation(({ ctx, input }) => requestReply(profileListCalls.setNote, input, ctx)),
});
