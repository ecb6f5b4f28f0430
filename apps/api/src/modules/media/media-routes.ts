import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { NotFoundError } from "../../http/errors.ts";
import type { MediaStore } from "./media-store.ts";

/** The stored images, open to everybody. A name is written once, so that an answer never grows old. */
export function mediaRoutes({ media }: { media: MediaStore }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/media/:file",
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const stored = await media.open(request.params.file);
        if (!stored) throw new NotFoundError();
        reply.headers({
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
          etag: stored.etag,
        });
        if (request.headers["if-none-match"] === stored.etag) {
          stored.body.destroy();
          return reply.code(304).send();
        }
        return reply.type("image/webp").header("content-length", stored.size).send(stored.body);
      },
    );
  };
}
