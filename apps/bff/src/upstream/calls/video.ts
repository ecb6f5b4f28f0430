import { videoListData, type videoListQuery } from "@callboard/contracts/video";
import { videoListAnswer } from "@callboard/contracts/wire/video";
import type { z } from "zod";
import { paginationOf, placeQuery } from "../normalise/pagination.ts";
import { toVideo } from "../normalise/video.ts";
import { standardCall } from "./define-call.ts";

export const videoCalls = {
  list: standardCall({
    method: "GET",
    class: "read",
    path: () => "/video/list",
    query: ({ page, limit, cursor, ...filters }: z.output<typeof videoListQuery>) => ({
      ...placeQuery({ page, limit, cursor }),
      ...filters,
    }),
    answer: videoListAnswer,
    normalise: ({ rows, pagination }, query) => ({
      videos: rows.map(toVideo),
      pagination: paginationOf(pagination, query, rows.length),
    }),
    data: videoListData,
  }),
};
