import {
  articleExportSchema,
  exportListData,
  exportListQuery,
  exportPieceData,
  exportPieceIndex,
} from "@callboard/contracts/article-export";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { articleExportCalls } from "../../upstream/calls/article-export.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { router, staffProcedure, staffWriteProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ id: idSchema });

/** Archives of all articles as Markdown. */
export const articleExportProcedures = router({
  /** All exports, the newest first. */
  list: staffProcedure("import_articles")
    .input(exportListQuery.prefault({}))
    .output(checked(exportListData))
    .query(({ ctx, input }) => request(articleExportCalls.list, input, ctx)),

  /** Has an archive made. */
  create: staffWriteProcedure("export_articles")
    .meta({ invalidates: [] })
    .output(checked(articleExportSchema))
    .mutation(async ({ ctx }) => (await request(articleExportCalls.create, undefined, ctx)).export),

  /** A piece of an archive, in Base64. */
  piece: staffProcedure("export_articles")
    .input(named.extend({ index: exportPieceIndex }))
    .output(checked(exportPieceData))
    .query(({ ctx, input }) => request(articleExportCalls.piece, input, ctx)),

  /** Deletes an archive. */
  remove: staffWriteProcedure("import_articles")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(articleExportCalls.remove, input, ctx)),
});
