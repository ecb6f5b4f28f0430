import { filePieceData, filePieceIndex, storedFileData } from "@callboard/contracts/conversation";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { conversationRepository } from "./conversation-repository.ts";
import { fileRepository, toFile } from "./file-repository.ts";
import { conversationFiles, type FileDeps } from "./receive-file.ts";
import { sideOf } from "./write-message.ts";

const personal = { tags: ["Conversations"], security: signedInOnly };

type Deps = FileDeps & { bearer: BearerReader };

/** The files of messages, for the two of a conversation. */
export function conversationFileRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, pieces } = deps;
  const files = conversationFiles(deps);
  const onRequest = bearer.required;

  return async (app) => {
    await files.accept(app);

    app.post(
      "/conversation/:application_id/files",
      {
        onRequest,
        schema: {
          ...personal,
          consumes: ["multipart/form-data"],
          summary: "Stores a file for a message that is sent later: a form with `file`, a PDF or an image",
          params: z.object({ application_id: idSchema }),
          response: limitedAnswers(storedFileData),
        },
      },
      async (request) => {
        const stored = await files.receive(request, bearer.actorOf(request), request.params.application_id);
        return ok({ file: toFile(stored) });
      },
    );

    app.get(
      "/conversation/files/:id/pieces/:index",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "A piece of a file that was sent, in Base64: for the two of its conversation",
          params: z.object({ id: idSchema, index: filePieceIndex }),
          response: personalAnswers(filePieceData),
        },
      },
      async (request) => {
        const { id, index } = request.params;
        const sent = await fileRepository(db).getSent(id);
        if (!sent) throw new NotFoundError();
        sideOf(bearer.actorOf(request), await conversationRepository(db).getTerms(sent.application_id));
        const piece = await pieces.read(sent.file.file_key, index);
        if (!piece) throw new NotFoundError();
        return ok({ piece: piece.toString("base64") });
      },
    );
  };
}
