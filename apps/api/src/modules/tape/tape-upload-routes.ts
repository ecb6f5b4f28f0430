import { tapeKeySchema } from "@callboard/contracts/tape";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { allowLongBody } from "../../http/body-time.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { TapeDeps } from "./sweep-tapes.ts";
import { tapeUploads, uploadsPath } from "./tape-uploads.ts";

/** Uploads of tapes, which go on where they broke off: the tus protocol, https://tus.io/protocols/resumable-upload. */
export function tapeUploadRoutes({
  bearer,
  ...deps
}: TapeDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const uploads = tapeUploads(deps);
  const onRequest = bearer.required;

  const answer = (request: FastifyRequest, reply: FastifyReply, key?: string) => {
    const { raw, log } = request;
    reply.hijack();
    return uploads.answer({ actor: bearer.actorOf(request), key, log, raw, response: reply.raw });
  };

  return async (app) => {
    // The protocol reads bodies itself, as they come.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _body, done) => done(null));

    app.post(
      uploadsPath,
      {
        onRequest,
        // The protocol answers with headers, not with JSON.
        schema: { hide: true },
      },
      (request, reply) => answer(request, reply),
    );

    app.route({
      method: ["HEAD", "PATCH", "DELETE"],
      url: `${uploadsPath}/:key`,
      onRequest: [onRequest, async (request) => allowLongBody(request)],
      schema: { hide: true, params: z.object({ key: tapeKeySchema }) },
      handler: (request, reply) => answer(request, reply, request.params.key),
    });
  };
}
