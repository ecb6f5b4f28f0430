import { videoListData, videoListQuery } from "@callboard/contracts/video";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { videoRepository } from "./video-repository.ts";

/** Reading the list of videos. */
export function videoRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const videos = videoRepository(db);
  const schema = {
    tags: ["Videos"],
    summary: "Videos, newest first",
    querystring: videoListQuery,
    response: answers(videoListData),
  };
  return async (app) => {
    app.get("/video/list", { schema }, async ({ query }) => {
      const { rows, pagination } = await videos.list(query);
      return ok({ videos: rows, pagination });
    });
  };
}
