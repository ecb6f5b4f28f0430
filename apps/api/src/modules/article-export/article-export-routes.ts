import {
  articleExportData,
  exportListData,
  exportListQuery,
  exportPieceData,
  exportPieceIndex,
} from "@callboard/contracts/article-export";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { articleExportRepository, toArticleExport } from "./article-export-repository.ts";
import { createExport, readExportPiece, removeExport } from "./change-export.ts";

const listing = { tags: ["Exports"], security: staffOnly("import_articles") };
const exporting = { tags: ["Exports"], security: staffOnly("export_articles") };
const params = z.object({ id: idSchema });

type Deps = { db: Db; clock: () => Date; staff: StaffGuard; queue: JobQueue; pieces: FilePieces };

/** Archives of all articles, for the staff alone: drafts are in them. */
export function articleExportRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, staff, queue, pieces } = deps;
  const acting = actingOf(deps);

  async function shown(id: number) {
    const row = await articleExportRepository(db).get(id);
    if (!row) throw new NotFoundError();
    return ok({ export: toArticleExport(row) });
  }

  return async (app) => {
    app.get(
      "/staff/exports",
      {
        onRequest: staff.required("import_articles"),
        schema: {
          ...listing,
          summary: "All exports, the newest first",
          querystring: exportListQuery,
          response: personalAnswers(exportListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await articleExportRepository(db).list(query);
        return ok({ exports: rows, pagination });
      },
    );

    app.post(
      "/staff/exports",
      {
        onRequest: staff.required("export_articles"),
        schema: {
          ...exporting,
          summary: "Has an archive of all articles made",
          response: versionedAnswers(articleExportData),
        },
      },
      async (request) => shown(await createExport({ ...acting(request), queue })),
    );

    app.get(
      "/staff/exports/:id/pieces/:index",
      {
        onRequest: staff.required("export_articles"),
        schema: {
          ...exporting,
          summary: "A piece of an archive, in Base64",
          params: params.extend({ index: exportPieceIndex }),
          response: personalAnswers(exportPieceData),
        },
      },
      async (request) => {
        const piece = await readExportPiece({ ...acting(request), pieces }, request.params);
        return ok({ piece: piece.toString("base64") });
      },
    );

    app.post(
      "/staff/exports/:id/remove",
      {
        onRequest: staff.required("import_articles"),
        schema: { ...listing, summary: "Deletes an archive", params, response: personalAnswers(z.null()) },
      },
      async (request) => {
        await removeExport(acting(request), request.params.id);
        return ok(null, "Export deleted");
      },
    );
  };
}
