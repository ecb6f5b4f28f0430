import { randomUUID } from "node:crypto";
import type { CreateImportInput } from "@callboard/contracts/article-import";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { ConflictError, FieldError, NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { importRepository } from "../import/import-repository.ts";
import type { StaffActing } from "../staff/acting.ts";
import { importJobKind } from "./article-import-policy.ts";
import { articleImportRepository, type ImportRow, importJobKey } from "./article-import-repository.ts";
import { actsOf } from "./show-import.ts";

type Acting = StaffActing & { queue: JobQueue };

const meanwhileText = "Somebody else has changed this import meanwhile";

/** Begins an import, whose file is still to come. Throws FieldError, and ConflictError where too many are open. */
export function createImport({ db, by, now, requestId }: Acting, input: CreateImportInput): Promise<number> {
  return db.transaction(async (tx) => {
    if (input.category && (await importRepository(tx).categoryOf(input.category)) === null)
      throw new FieldError({ category: "The site does not have this category any more" });
    if ((await articleImportRepository(tx).countOpen()) >= staffLimits.importsOpenMax)
      throw new ConflictError("Too many imports are open: finish or remove one of them first");
    const id = await articleImportRepository(tx).create(input, randomUUID(), by, now);
    const { file_name, size } = input;
    await auditRepository(tx).record({
      ...{ actor: by, action: "import.upload", subject: { kind: "import", id }, requestId, now },
      after: { file_name, size },
    });
    return id;
  });
}

/** Has a job of the import run that makes what is there into articles; also after it was stopped, or given up. */
export async function startImport(acting: Acting, id: number): Promise<void> {
  const { by, now, queue } = acting;
  await change(acting, id, "start", async (tx, before) => {
    const isCheck = before.state === "checking";
    const run = before.run + 1;
    await articleImportRepository(tx).change(id, {
      ...{ run, state: isCheck ? "checking" : "importing", changed_at: now },
      ...(!isCheck && { started_by_id: by.id, started_by: by.name, finished_at: null }),
    });
    await queue.add(tx, { kind: importJobKind, key: importJobKey(id, run), payload: { id, run } });
  });
  queue.wake();
}

/** Lets an import end after the post that is being written. */
export const stopImport = (acting: Acting, id: number): Promise<void> =>
  change(acting, id, "stop", (tx) =>
    articleImportRepository(tx).change(id, { state: "stopping", changed_at: acting.now }),
  );

/** Ends an import for good; its file is deleted soon. What was imported stays. */
export const discardImport = (acting: Acting, id: number): Promise<void> =>
  change(acting, id, "discard", (tx) =>
    articleImportRepository(tx).change(id, { state: "discarded", changed_at: acting.now }),
  );

/** One act on an import that allows it now, with its audit entry. Throws NotFoundError and ConflictError. */
function change(
  { db, by, now, requestId }: Acting,
  id: number,
  act: "start" | "stop" | "discard",
  write: (tx: Acting["db"], before: ImportRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await articleImportRepository(tx).lock(id);
    if (!before) throw new NotFoundError();
    if (!actsOf(before)[act]) throw new ConflictError(meanwhileText);
    await write(tx, before);
    await auditRepository(tx).record({
      ...{ actor: by, action: `import.${act}`, subject: { kind: "import", id }, requestId, now },
      before: { state: before.state, done: before.done },
      after: { file_name: before.file_name },
    });
  });
}
