import { videoListData, type videoListQuery } from "@callboard/contracts/video";
import type { z } from "zod";
import { defineCall } from "./define-call.ts";

export const videoCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: () => "/video/list",
    query: (input: z.output<typeof videoListQuery>) => input,
    data: videoListData,
  }),
};
