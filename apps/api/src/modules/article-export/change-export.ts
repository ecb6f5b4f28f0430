import { randomUUID } from "node:crypto";
import { ConflictError, NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import type { StaffActing } from "../staff/acting.ts";
import { articleExportRepository, exportJobKind } from "./article-export-repository.ts";

/** Has an archive of all articles made. Throws ConflictError while another one is. */
export async function createExport(acting: StaffActing & { queue: JobQueue }): Promise<number> {
  const { db, by, now, requestId, queue } = acting;
  const id = await db.transaction(async (tx) => {
    await articleExportRepository(tx).failAbandoned(now);
    const made = await articleExportRepository(tx).create(randomUUID(), by, now);
    if (made === null) throw new ConflictError("An export is being made already");
    await queue.add(tx, { kind: exportJobKind, key: String(made), payload: { id: made } });
    const subject = { kind: "export", id: made };
    await auditRepository(tx).record({ actor: by, action: "export.create", subject, requestId, now });
    return made;
  });
  queue.wake();
  return id;
}

/** Deletes an archive. Throws NotFoundError for one that is not there. */
export function removeExport({ db, by, now, requestId }: StaffActing, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await articleExportRepository(tx).expire(id, now))) throw new NotFoundError();
    const subject = { kind: "export", id };
    await auditRepository(tx).record({ actor: by, action: "export.remove", subject, requestId, now });
  });
}

/** A piece of an archive. Whoever begins to fetch it stands in the audit log. Throws NotFoundError. */
export async function readExportPiece(
  { db, by, now, requestId, pieces }: StaffActing & { pieces: FilePieces },
  { id, index }: { id: number; index: number },
): Promise<Buffer> {
  const row = await articleExportRepository(db).get(id);
  const isComplete = row?.state === "done" && index < row.pieces;
  const piece = isComplete ? await pieces.read(row.file_key, index) : null;
  if (!piece) throw new NotFoundError();
  const subject = { kind: "export", id };
  if (index === 0)
    await auditRepository(db).record({ actor: by, action: "export.download", subject, requestId, now });
  return piece;
}
