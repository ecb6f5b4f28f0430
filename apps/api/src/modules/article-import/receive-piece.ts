import { readFile } from "node:fs/promises";
import { staffLimits } from "@callboard/contracts/staff-limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import { ConflictError, FieldError, NotFoundError, UnavailableError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { inFolder } from "../media/in-folder.ts";
import { formOptions, readForm } from "../media/photo/photo-form.ts";
import { importJobKind } from "./article-import-policy.ts";
import { articleImportRepository, type ImportRow, importJobKey } from "./article-import-repository.ts";
import { piecesOf, receivedBytes } from "./show-import.ts";

/** Concurrent pieces. Each is in memory for a moment. */
const piecesMax = 4;

type Deps = { db: Db; clock: () => Date; pieces: FilePieces; queue: JobQueue; uploadFolder: string };

/**
 * Receives the pieces of a file, one after the other. One that has arrived before changes nothing, so that a piece whose answer was lost
 * is sent again. With the last one the check of the file begins, as a job.
 */
export function pieceUploads({ db, clock, pieces, queue, uploadFolder }: Deps) {
  let receiving = 0;

  /** Call it before the plugin's routes. */
  async function accept(app: Pick<FastifyInstance, "register">) {
    const limits = { ...formOptions.limits, files: 1, fileSize: staffLimits.importPieceBytes };
    await app.register(multipart, { ...formOptions, limits });
  }

  /** Throws NotFoundError, ConflictError where another piece is due, FieldError, UnavailableError with too many at once. */
  async function receive(request: FastifyRequest, id: number, index: number): Promise<void> {
    if (receiving >= piecesMax) {
      request.raw.resume();
      throw new UnavailableError("Too many files arrive at once. Try again in a minute.");
    }
    receiving += 1;
    try {
      const content = await contentOf(request);
      await keep(id, index, content);
    } finally {
      receiving -= 1;
    }
  }

  function contentOf(request: FastifyRequest): Promise<Buffer> {
    return inFolder(uploadFolder, "piece-", async (folder) => {
      const { files, issues } = await readForm(request, folder, ["piece"]);
      const path = files.get("piece");
      if (Object.keys(issues).length > 0 || !path)
        throw new FieldError({ piece: "Choose a file", ...(issues.piece && { piece: "Is too long" }) });
      // From here on the client waits for us, so an idle connection is no reason to close it.
      request.raw.socket.setTimeout(0);
      return readFile(path);
    });
  }

  async function keep(id: number, index: number, content: Buffer): Promise<void> {
    const found = dueFor(await articleImportRepository(db).get(id), index);
    if (!found) return;
    const { size } = found;
    if (content.length !== receivedBytes(index + 1, size) - receivedBytes(index, size))
      throw new FieldError({ piece: "This is not the piece that was announced" });
    await pieces.write(found.file_key, index, content);
    const isLast = index + 1 === piecesOf(size);
    await db.transaction(async (tx) => {
      const imports = articleImportRepository(tx);
      const row = dueFor(await imports.lock(id), index);
      if (!row) return;
      const change = { pieces: index + 1, changed_at: clock() };
      if (!isLast) return imports.change(id, change);
      const run = row.run + 1;
      await imports.change(id, { ...change, run, state: "checking" });
      await queue.add(tx, { kind: importJobKind, key: importJobKey(id, run), payload: { id, run } });
    });
    if (isLast) queue.wake();
  }

  return { accept, receive };
}

/** The import, where this piece is its next; null where it has arrived before. Throws NotFoundError, and ConflictError for any other. */
function dueFor(row: ImportRow | null, index: number): ImportRow | null {
  if (!row) throw new NotFoundError();
  if (index < row.pieces && !["discarded", "expired"].includes(row.state)) return null;
  if (row.state !== "uploading") throw new ConflictError("This import takes no file any more");
  if (index !== row.pieces) throw new ConflictError(`The next piece is ${row.pieces}`);
  return row;
}
