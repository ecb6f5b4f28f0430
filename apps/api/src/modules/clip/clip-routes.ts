import { clipKeySchema, clipUploadsData } from "@callboard/contracts/clip-upload";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { sendFile } from "../media/uploads/send-file.ts";
import type { BearerReader } from "../session/bearer.ts";
import { clipFileRepository, toClipUpload } from "./clip-file-repository.ts";
import type { ClipDeps } from "./clip-files.ts";
import { clipToPlay } from "./clip-to-play.ts";

/** Uploaded clips, for who sees them on a profile, and one's own that wait for the résumé. */
export function clipRoutes({
  bearer,
  db,
  pieces,
}: ClipDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/clip/mine",
      {
        onRequest: bearer.required,
        schema: {
          ...{ tags: ["Profiles"], security: signedInOnly },
          summary: "The own uploads that no résumé names: on their way, or waiting for one",
          response: personalAnswers(clipUploadsData),
        },
      },
      async (request) => {
        const files = await clipFileRepository(db).listSpare(bearer.actorOf(request).userId);
        return ok({ uploads: files.map(toClipUpload) });
      },
    );

    app.get(
      "/clip/:key/content",
      {
        onRequest: bearer.optional,
        // No JSON leaves: the bytes of a video have no schema.
        schema: { hide: true, params: z.object({ key: clipKeySchema }) },
      },
      async (request, reply) => {
        const file = await clipToPlay(db, bearer.actorOrNull(request), request.params.key);
        return sendFile(pieces, request, reply, file);
      },
    );
  };
}
