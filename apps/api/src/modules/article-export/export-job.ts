import { staffLimits } from "@callboard/contracts/staff-limits";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler, type RunningJob } from "../../jobs/job.ts";
import { restBetween } from "../../jobs/rest-between.ts";
import { type ExportCounts, writeArticleFiles } from "../export/export-articles.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import type { MediaStore } from "../media/media-store.ts";
import { articleExportRepository, exportJobKind } from "./article-export-repository.ts";
import { zipArchive } from "./zip-archive.ts";

const payloadSchema = z.object({ id: z.number().int() });
/** After so many articles the staff hear how far it is. */
const step = 10;

type Deps = { db: Db; clock: () => Date; media: MediaStore; pieces: FilePieces };

/** The export was taken back while it was made. */
class TakenBackError extends Error {}

/** Writes all articles into an archive. A second run begins again, over the pieces of the first. */
export function exportHandler({ db, clock, media, pieces }: Deps) {
  const exports = articleExportRepository(db);

  async function run({ payload: { id }, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const row = await exports.get(id);
    if (!row) return;
    const total = await exports.countArticles();
    if (!(await exports.changeOpen(id, { state: "running", total, done: 0, changed_at: clock() }))) return;
    const zip = zipArchive(staffLimits.exportPieceBytes, async (index, piece) => {
      // Named before it is written, so that the pieces of an export that broke off are found.
      if (!(await exports.changeOpen(id, { pieces: Math.max(row.pieces, index + 1) })))
        throw new TakenBackError();
      await pieces.write(row.file_key, index, piece);
    });
    const rest = restBetween();
    const onArticle = async ({ articles }: ExportCounts) => {
      signal.throwIfAborted();
      if (articles % step === 0 && !(await exports.changeOpen(id, { done: articles })))
        throw new TakenBackError();
      await rest();
    };
    const counts = await writeArticleFiles({ db, media, write: zip.add, onArticle });
    const archive = await zip.close();
    await exports.changeOpen(id, {
      ...archive,
      ...{ state: "done", total: counts.articles, done: counts.articles, images: counts.images },
      ...{ missing_images: counts.missing, unpublished_changes: counts.changes },
      ...{ changed_at: clock(), finished_at: clock() },
    });
  }

  return jobHandler(exportJobKind, payloadSchema, run, { atOnce: 1 });
}
