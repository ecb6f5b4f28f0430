import { Readable } from "node:stream";
import { idSchema } from "@callboard/contracts/page";
import { tapeData, tapeUploadData, tapeUploadQuery } from "@callboard/contracts/tape";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { byteRangeOf } from "./byte-range.ts";
import { removeTapeOf } from "./remove-tape.ts";
import { tapeToPlay } from "./show-tape.ts";
import type { TapeDeps } from "./sweep-tapes.ts";
import { readRange } from "./tape-pieces.ts";
import { type TapeRow, tapeRepository, toTape, toUpload } from "./tape-repository.ts";

const personal = { tags: ["Tapes"], security: signedInOnly };
const params = z.object({ id: idSchema });

/** Tapes of applications, for those who may play them, and what is under way of one's own. */
export function tapeRoutes({ bearer, ...deps }: TapeDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db, pieces } = deps;
  const onRequest = bearer.required;

  /** Sends the bytes that were asked for. A name is written once: as long as the tag is the same, so are the bytes. */
  function send({ headers }: Pick<FastifyRequest, "headers">, reply: FastifyReply, tape: TapeRow) {
    const etag = `"${tape.key}"`;
    const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
    const range = isSame ? byteRangeOf(headers.range, tape.size) : null;
    reply.headers({ etag, "accept-ranges": "bytes", "cache-control": "no-store" });
    reply.headers({ "x-content-type-options": "nosniff", "content-type": toTape(tape).type });
    if (range === "unsatisfiable") {
      return reply.code(416).header("content-range", `bytes */${tape.size}`).send();
    }
    const { start, end } = range ?? { start: 0, end: tape.size - 1 };
    reply.header("content-length", end + 1 - start);
    if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${tape.size}`);
    const bytes = readRange(pieces, tape.key, { start, end });
    return reply.send(Readable.from(bytes, { objectMode: false }));
  }

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
        send(request, reply, await tapeToPlay(db, bearer.actorOf(request), request.params.id)),
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
