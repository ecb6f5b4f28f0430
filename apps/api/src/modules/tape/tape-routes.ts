import { idSchema } from "@callboard/contracts/page";
import { tapeData, tapeUploadData, tapeUploadQuery } from "@callboard/contracts/tape";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { sendFile } from "../media/uploads/send-file.ts";
import type { BearerReader } from "../session/bearer.ts";
import { removeTapeOf } from "./remove-tape.ts";
import { tapeToPlay } from "./show-tape.ts";
import type { TapeDeps } from "./sweep-tapes.ts";
import { tapeRepository, toTape, toUpload } from "./tape-repository.ts";

const personal = { tags: ["Tapes"], security: signedInOnly };
const params = z.object({ id: idSchema });

/** Tapes of applications, for those who may play them, and what is under way of one's own. */
export function tapeRoutes({ bearer, ...deps }: TapeDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db, pieces } = deps;
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/tape/upload",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own tape for a call that is under way, or waits for the application to be sent",
          querystring: tapeUploadQuery,
          response: personalAnswers(tapeUploadData),
        },
      },
      async (request) => {
        const owner = { user_id: bearer.actorOf(request).userId, event_id: request.query.event_id };
        const tape = await tapeRepository(db).findUnsent(owner);
        return ok({ upload: tape && toUpload(tape) });
      },
    );

    app.get(
      "/tape/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "What the tape of an application is: for its applicant, and who reviews its call",
          params,
          response: personalAnswers(tapeData),
        },
      },
      async (request) =>
        ok({ tape: toTape(await tapeToPlay(db, bearer.actorOf(request), request.params.id)) }),
    );

    app.get(
      "/tape/:id/content",
      {
        onRequest,
        // No JSON leaves: the bytes of a video have no schema.
        schema: { hide: true, params },
      },
      async (request, reply) =>
        sendFile(pieces, request, reply, await tapeToPlay(db, bearer.actorOf(request), request.params.id)),
    );

    app.delete(
      "/tape/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Removes the tape of an own application that the poster has not opened",
          params,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await removeTapeOf(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "Tape removed");
      },
    );
  };
}
