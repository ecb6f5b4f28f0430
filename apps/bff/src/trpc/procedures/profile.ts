import { agencyProfileData, createAgencyProfileInput } from "@callboard/contracts/agency-profile";
import { artistProfileData, createArtistProfileInput } from "@callboard/contracts/artist-profile";
import { directoryCountsData, directorySelection, profileListQuery } from "@callboard/contracts/directory";
import { profileAddressParams, profileListData, publicProfileSchema } from "@callboard/contracts/profile";
import { z } from "zod";
import { profileCalls } from "../../upstream/calls/profile.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import type { Context } from "../context.ts";
import { protectedProcedure, publicProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

/** The upstream knows which year it is where the product is at home, and refuses later ones by field. */
const anyYear = 9_999;

const ownProfiles = z.object({
  artist: artistProfileData.shape.profile,
  agency: agencyProfileData.shape.profile,
});

async function readOwnProfiles(ctx: Context) {
  const [artist, agency] = await Promise.all([
    request(profileCalls.ownArtist, {}, ctx),
    request(profileCalls.ownAgency, {}, ctx),
  ]);
  return { artist: artist.profile, agency: agency.profile };
}

export const profileProcedures = router({
  /** A page of the claimed profiles of a selection, newest first; `cursor` goes on from `pagination.nextCursor` of the last one. */
  list: publicProcedure
    .meta({ cache: { tags: ["profile"] } })
    .input(profileListQuery.prefault({}))
    .output(checked(profileListData))
    .query(({ ctx, input }) => request(profileCalls.list, input, ctx)),

  /** How many profiles a selection has, and how many of them each value of a facet. */
  counts: publicProcedure
    .meta({ cache: { tags: ["profile"] } })
    .input(directorySelection.prefault({}))
    .output(checked(directoryCountsData))
    .query(({ ctx, input }) => request(profileCalls.counts, input, ctx)),

  /** What everybody may read of a profile, by its number, its slug or one that it had before. */
  get: publicProcedure
    .meta({ cache: { tags: ["profile"] } })
    .input(profileAddressParams)
    .output(checked(publicProfileSchema))
    .query(async ({ ctx, input }) => (await request(profileCalls.get, input, ctx)).profile),

  /** The viewer's own profiles with their private fields; null for one that is not claimed. */
  mine: protectedProcedure.output(checked(ownProfiles)).query(({ ctx }) => readOwnProfiles(ctx)),

  claimArtist: writeProcedure
    .meta({ invalidates: ["profile"] })
    .input(createArtistProfileInput)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(profileCalls.claimArtist, input, ctx)),

  claimAgency: writeProcedure
    .meta({ invalidates: ["profile"] })
    .input(createAgencyProfileInput(anyYear))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(profileCalls.claimAgency, input, ctx)),
});
