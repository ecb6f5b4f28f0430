import type { ArticleImport } from "@callboard/contracts/article-import";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { createLog } from "@callboard/server-kit/create-log";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { exportHandler } from "../modules/article-export/export-job.ts";
import { importHandler } from "../modules/article-import/import-job.ts";
import { filePieces } from "../modules/media/files/file-pieces.ts";
import type { MediaStore } from "../modules/media/media-store.ts";
import { type TestApp, testApiKey } from "./app.ts";

const silent = createLog("silent");

/** What somebody of the staff does with imports, and the jobs of them. */
export function importing(app: TestApp, bearer: string) {
  const deps = (media: MediaStore = app.media) => ({
    ...{ db: app.db, clock: app.clock.read, media, uploadFolder: app.uploadFolder },
    pieces: filePieces(app.privateFiles),
  });

  /** Runs what waits, and what that leads to. */
  const runJobs = (media?: MediaStore) =>
    jobRunner({
      ...{ db: app.db, clock: app.clock.read, log: silent, queue: jobQueue({ clock: app.clock.read }) },
      handlers: [importHandler(deps(media)), exportHandler(deps(media))],
    }).runDue();

  const create = (fields: object) =>
    app.post(
      "/api/v1/staff/imports",
      { file_name: "export.json", size: 1, domain_names: ["localhost"], ...fields },
      { bearer },
    );

  const sendPiece = (id: number, index: number, piece: Uint8Array, name = "piece") =>
    app
      .bare()
      .post(`/api/v1/staff/imports/${id}/pieces/${index}`)
      .set("apikey", testApiKey)
      .set("authorization", `Bearer ${bearer}`)
      .attach(name, Buffer.from(piece), "piece");

  /** Sends a whole file. Gives the id of its import. */
  async function upload(file_name: string, content: string | Uint8Array, choices: object = {}) {
    const bytes = Buffer.from(content as Uint8Array);
    const { body } = await create({ file_name, size: bytes.length, ...choices }).expect(200);
    const { id } = body.data.import as ArticleImport;
    const { importPieceBytes: most } = staffLimits;
    for (let index = 0; index * most < bytes.length; index += 1)
      await sendPiece(id, index, bytes.subarray(index * most, (index + 1) * most)).expect(200);
    return id;
  }

  const read = async (id: number): Promise<ArticleImport> =>
    (await app.get(`/api/v1/staff/imports/${id}`, undefined, bearer).expect(200)).body.data.import;
  const entries = async (id: number, query = "") =>
    (await app.get(`/api/v1/staff/imports/${id}/entries?${query}`, undefined, bearer).expect(200)).body.data;
  const act = (id: number, name: "start" | "stop" | "discard") =>
    app.post(`/api/v1/staff/imports/${id}/${name}`, {}, { bearer });

  return { deps, runJobs, create, sendPiece, upload, read, entries, act };
}
