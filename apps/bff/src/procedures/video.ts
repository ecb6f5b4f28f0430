import { videoListData, videoListQuery } from "@callboard/contracts/video";
import { checked } from "../provider/checked.ts";
import { request } from "../provider/request.ts";
import { videoCalls } from "../provider/video.ts";
import { publicProcedure, router } from "../trpc.ts";

export const videoProcedures = router({
  /** A page of videos, newest first. */
  list: publicProcedure
    .input(videoListQuery.prefault({}))
    .output(checked(videoListData))
    .query(({ ctx, input }) => request(videoCalls.list, input, ctx)),
});
