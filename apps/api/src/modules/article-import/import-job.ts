import { z } from "zod";
import { jobHandler, type RunningJob } from "../../jobs/job.ts";
import { ImportError } from "../import/import-error.ts";
import { printable } from "../import/plain-line.ts";
import { importJobKind } from "./article-import-policy.ts";
import { articleImportRepository } from "./article-import-repository.ts";
import { checkFile } from "./check-file.ts";
import type { ImportJobDeps } from "./file-work.ts";
import { withUploadedSource } from "./uploaded-source.ts";
import { writeArticles } from "./write-articles.ts";

const payloadSchema = z.object({ id: z.number().int(), run: z.number().int() });
const failureMax = 1_000;

/**
 * Checks the file of an import, or writes its posts. A second run of a check begins again; one that writes goes on after the last post that
 * was settled, and finds the one that was not by its key. Nothing is done by any but the newest job of an import.
 */
export function importHandler(deps: ImportJobDeps) {
  const { db, clock } = deps;
  const imports = articleImportRepository(db);

  async function run({ payload, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const row = await imports.get(payload.id);
    if (!row || row.run !== payload.run) return;
    if (row.state === "stopping") {
      await imports.changeByJob(row, ["stopping"], { state: "stopped", changed_at: clock() });
      return;
    }
    const work = { checking: checkFile, importing: writeArticles }[row.state as "checking" | "importing"];
    if (!work) return;
    try {
      await withUploadedSource(deps, row, (source) => work({ ...deps, source, row, signal }));
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      const failure = printable(error.message).slice(0, failureMax).toWellFormed();
      const change = { state: "failed", failure, changed_at: clock(), finished_at: clock() } as const;
      await imports.changeByJob(row, ["checking", "importing", "stopping"], change);
    }
  }

  return jobHandler(importJobKind, payloadSchema, run, { atOnce: 1 });
}
