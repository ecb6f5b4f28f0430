import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { allowLongBody } from "../../../http/body-time.ts";
import type { BearerReader } from "../../session/bearer.ts";
import { resumableUploads, type UploadKind } from "./resumable-uploads.ts";

const params = z.object({ key: z.uuid() });

/** Uploads of one kind, which go on where they broke off: the tus protocol, https://tus.io/protocols/resumable-upload. */
export function uploadRoutes<File extends { size: number; received: number; created_at: Date }>(
  kind: UploadKind<File>,
  bearer: BearerReader,
): FastifyPluginAsyncZod {
  const uploads = resumableUploads(kind);
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
      kind.path,
      {
        onRequest,
        // The protocol answers with headers, not with JSON.
        schema: { hide: true },
      },
      (request, reply) => answer(request, reply),
    );

    app.route({
      method: ["HEAD", "PATCH", "DELETE"],
      url: `${kind.path}/:key`,
      onRequest: [onRequest, async (request) => allowLongBody(request)],
      schema: { hide: true, params },
      handler: (request, reply) => answer(request, reply, request.params.key),
    });
  };
}
