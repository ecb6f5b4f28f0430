import { videoListData, videoListQuery } from "@callboard/contracts/video";
import { videoCalls } from "../../upstream/calls/video.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { publicProcedure, router } from "../init.ts";

export const videoProcedures = router({
  /** A page of videos, newest first. */
  list: publicProcedure
    .meta({ cache: { tags: ["video"] } })
    .input(videoListQuery.prefault({}))
    .output(checked(videoListData))
    .query(({ ctx, input }) => request(videoCalls.list, input, ctx)),
});
