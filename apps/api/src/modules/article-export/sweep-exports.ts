import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { articleExportRepository } from "./article-export-repository.ts";

/** After which nobody reads a piece any more of an export that is over. */
const quietMs = 60_000;
const batch = 20;

type Deps = { db: Db; clock: () => Date; pieces: FilePieces };

/** Deletes the archives of exports that are old, were taken back, or broke off for good. */
export async function sweepExports({ db, clock, pieces }: Deps): Promise<void> {
  const now = clock();
  const exports = articleExportRepository(db);
  await exports.failAbandoned(now);
  await exports.expireOld(addMs(now, -staffLimits.exportKept), now);
  for (const { id, file_key, pieces: count } of await exports.listWithFile(addMs(now, -quietMs), batch)) {
    await pieces.remove(file_key, count);
    await exports.forgetFile(id);
  }
}
