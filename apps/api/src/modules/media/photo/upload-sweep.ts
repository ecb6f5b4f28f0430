import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { addMs } from "../../../dates.ts";
import { hourly } from "../../../jobs/hourly.ts";
import type { UploadDeps } from "../photo-upload.ts";
import { pendingUploadRepository } from "./pending-upload-repository.ts";
import { removePending } from "./photo-storage.ts";

const hour = 3_600_000;
const batch = 100;

/** Deletes what uploads left that broke off more than an hour ago: images without a row, and temporary files. */
export async function sweepUploads({ db, media, clock, uploadFolder }: UploadDeps): Promise<void> {
  const before = addMs(clock(), -hour);
  for (;;) {
    const names = await pendingUploadRepository(db).list(before, batch);
    if (names.length === 0) break;
    await removePending({ db, media }, names);
  }
  for (const name of await readdir(uploadFolder).catch(() => [])) {
    const path = join(uploadFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}

/** Sweeps now and every hour. Returns the function that stops it. */
export function sweepHourly(deps: UploadDeps, log: FastifyBaseLogger): () => Promise<void> {
  return hourly(() => sweepUploads(deps), "orphaned uploads cannot be deleted", log);
}
