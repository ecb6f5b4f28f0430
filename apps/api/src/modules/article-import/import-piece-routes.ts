import { articleImportData } from "@callboard/contracts/article-import";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { articleImportRepository } from "./article-import-repository.ts";
import { pieceUploads } from "./receive-piece.ts";
import { toArticleImport } from "./show-import.ts";

const params = z.object({ id: idSchema, index: z.coerce.number<number>().int().min(0).max(1_000) });

type Deps = {
  db: Db;
  clock: () => Date;
  staff: StaffGuard;
  queue: JobQueue;
  pieces: FilePieces;
  /** Holds a piece while its form is read. */
  uploadFolder: string;
};

/** The file of an import, piece by piece. */
export function importPieceRoutes(deps: Deps): FastifyPluginAsyncZod {
  const uploads = pieceUploads(deps);

  return async (app) => {
    await uploads.accept(app);
    app.post(
      "/staff/imports/:id/pieces/:index",
      {
        onRequest: deps.staff.required("import_articles"),
        schema: {
          tags: ["Imports"],
          security: staffOnly("import_articles"),
          consumes: ["multipart/form-data"],
          summary: "The next piece of the file; with the last one it is checked",
          params,
          response: versionedAnswers(articleImportData),
        },
      },
      async (request) => {
        const { id, index } = request.params;
        await uploads.receive(request, id, index);
        const row = await articleImportRepository(deps.db).get(id);
        if (!row) throw new NotFoundError();
        return ok({ import: toArticleImport(row) });
      },
    );
  };
}
