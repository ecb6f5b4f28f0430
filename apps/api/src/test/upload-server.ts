import { eventPhotos } from "@callboard/contracts/event-form";
import Fastify, { type FastifyInstance } from "fastify";
import type { Db } from "../db/client.ts";
import { handleError } from "../http/error-handler.ts";
import { serverOptions } from "../http/server-options.ts";
import { photoUploads, type UploadDeps } from "../modules/media/photo-upload.ts";

/** What stands in the place of the row that would use the photos. */
export type Saving = {
  check: (texts: Record<string, unknown>) => object | Promise<object>;
  save: (tx: Db, addresses: Record<keyof typeof eventPhotos, string>) => Promise<void>;
};

export const savingNothing: Saving = { check: (texts) => texts, save: async () => {} };

/** A server with one route, `POST /form`, that takes the two photos of an event; its answer is what it saved. */
export async function listenForUploads(deps: UploadDeps, saving = savingNothing): Promise<FastifyInstance> {
  const app = Fastify(serverOptions);
  app.setErrorHandler(handleError);
  const uploads = photoUploads(deps);
  await uploads.accept(app);
  app.post("/form", (request) =>
    uploads.receive(request, {
      photos: eventPhotos,
      check: (texts) => saving.check(texts),
      save: async (tx, texts, addresses) => {
        await saving.save(tx, addresses);
        return { texts, ...addresses };
      },
    }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}
