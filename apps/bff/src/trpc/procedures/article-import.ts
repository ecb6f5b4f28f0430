import {
  articleImportSchema,
  createImportInput,
  importEntriesData,
  importEntryQuery,
  importListData,
  importListQuery,
  importPieceForm,
} from "@callboard/contracts/article-import";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { articleImportCalls } from "../../upstream/calls/article-import.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { router, staffProcedure, staffUploadProcedure, staffWriteProcedure } from "../init.ts";
import { formDataOf } from "./form-data.ts";

const named = z.object({ id: idSchema });
const read = staffProcedure("import_articles");
const write = staffWriteProcedure("import_articles").meta({ invalidates: [] });

/** Imports of articles from other sites. */
export const articleImportProcedures = router({
  /** All imports, the newest first, and the sites that show articles. */
  list: read
    .input(importListQuery.prefault({}))
    .output(checked(importListData))
    .query(({ ctx, input }) => request(articleImportCalls.list, input, ctx)),

  /** How far an import is. */
  get: read
    .input(named)
    .output(checked(articleImportSchema))
    .query(async ({ ctx, input }) => (await request(articleImportCalls.get, input, ctx)).import),

  /** What becomes of each post of its file; `cursor` goes on from `pagination.nextCursor` of the last page. */
  entries: read
    .input(importEntryQuery.extend(named.shape))
    .output(checked(importEntriesData))
    .query(({ ctx, input }) => request(articleImportCalls.entries, input, ctx)),

  /** Begins an import, whose file follows piece by piece. */
  create: write
    .input(createImportInput)
    .output(checked(articleImportSchema))
    .mutation(async ({ ctx, input }) => (await request(articleImportCalls.create, input, ctx)).import),

  /** Takes the next piece of the file: form data with `id`, `index` and `piece`. With the last one the file is checked. */
  addPiece: staffUploadProcedure("import_articles")
    .meta({ invalidates: [] })
    .input(formDataOf(importPieceForm))
    .output(checked(articleImportSchema))
    .mutation(async ({ ctx, input }) => (await request(articleImportCalls.addPiece, input, ctx)).import),

  /** Writes the posts, or goes on with that. */
  start: write
    .input(named)
    .output(checked(articleImportSchema))
    .mutation(async ({ ctx, input }) => (await request(articleImportCalls.start, input, ctx)).import),

  /** Ends it after the post that is being written. */
  stop: write
    .input(named)
    .output(checked(articleImportSchema))
    .mutation(async ({ ctx, input }) => (await request(articleImportCalls.stop, input, ctx)).import),

  /** Ends it for good, and deletes its file. */
  discard: write
    .input(named)
    .output(checked(articleImportSchema))
    .mutation(async ({ ctx, input }) => (await request(articleImportCalls.discard, input, ctx)).import),
});
