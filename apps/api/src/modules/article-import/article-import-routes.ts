import {
  articleImportData,
  createImportInput,
  importEntriesData,
  importEntryQuery,
  importListData,
  importListQuery,
} from "@callboard/contracts/article-import";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { importRepository } from "../import/import-repository.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { articleImportRepository } from "./article-import-repository.ts";
import { createImport, discardImport, startImport, stopImport } from "./change-import.ts";
import { importEntryRepository } from "./import-entry-repository.ts";
import { toArticleImport } from "./show-import.ts";

const importing = { tags: ["Imports"], security: staffOnly("import_articles") };
const params = z.object({ id: idSchema });
const response = versionedAnswers(articleImportData);

type Deps = { db: Db; clock: () => Date; staff: StaffGuard; queue: JobQueue };

/** Imports of articles: the files of other sites, what becomes of their posts, and how far that is. */
export function articleImportRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, staff, queue } = deps;
  const onRequest = staff.required("import_articles");
  const acting = actingOf(deps);

  async function shown(id: number) {
    const row = await articleImportRepository(db).get(id);
    if (!row) throw new NotFoundError();
    const isUnderWay = ["importing", "stopping", "stopped"].includes(row.state);
    const results = isUnderWay ? await importEntryRepository(db).counts(id) : row.results;
    return ok({ import: toArticleImport(row, results) });
  }

  return async (app) => {
    app.get(
      "/staff/imports",
      {
        onRequest,
        schema: {
          ...importing,
          summary: "All imports, the newest first",
          querystring: importListQuery,
          response: personalAnswers(importListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await articleImportRepository(db).list(query);
        const sites = await importRepository(db).domains();
        return ok({ imports: rows.map((row) => toArticleImport(row)), sites, pagination });
      },
    );

    app.post(
      "/staff/imports",
      {
        onRequest,
        schema: { ...importing, summary: "Begins an import", body: createImportInput, response },
      },
      async (request) => shown(await createImport({ ...acting(request), queue }, request.body)),
    );

    app.get(
      "/staff/imports/:id",
      {
        onRequest,
        schema: {
          ...importing,
          summary: "How far an import is",
          params,
          response: personalAnswers(articleImportData),
        },
      },
      async (request) => shown(request.params.id),
    );

    app.get(
      "/staff/imports/:id/entries",
      {
        onRequest,
        schema: {
          ...importing,
          summary: "What becomes of each post of the file, in its order",
          params,
          querystring: importEntryQuery,
          response: personalAnswers(importEntriesData),
        },
      },
      async ({ params, query }) => {
        const { rows, pagination } = await importEntryRepository(db).list(params.id, query);
        return ok({ entries: rows, pagination });
      },
    );

    const acts = [
      ["start", "Writes the posts, or goes on after it was stopped", startImport],
      ["stop", "Ends an import after the post that is being written", stopImport],
      ["discard", "Ends an import for good and deletes its file; what was imported stays", discardImport],
    ] as const;
    for (const [name, summary, act] of acts) {
      app.post(
        `/staff/imports/:id/${name}`,
        { onRequest, schema: { ...importing, summary, params, response } },
        async (request) => {
          await act({ ...acting(request), queue }, request.params.id);
          return shown(request.params.id);
        },
      );
    }
  };
}
