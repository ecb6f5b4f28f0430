import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { articleImportRepository } from "./article-import-repository.ts";
import { importEntryRepository } from "./import-entry-repository.ts";
import { piecesOf } from "./show-import.ts";

/** After which nobody reads or writes a piece any more of an import that is over. */
const quietMs = 60_000;
const batch = 20;

type Deps = { db: Db; clock: () => Date; pieces: FilePieces };

/** Ends imports that nobody went on with, deletes the files of those that are over, and the reports of those of long ago. */
export async function sweepImports({ db, clock, pieces }: Deps): Promise<void> {
  const now = clock();
  const imports = articleImportRepository(db);
  const before = {
    upload: addMs(now, -staffLimits.importUploadKept),
    file: addMs(now, -staffLimits.importKept),
  };
  await imports.expire(before, now);
  for (const { id, file_key, size } of await imports.listWithFile(addMs(now, -quietMs), batch)) {
    await pieces.remove(file_key, piecesOf(size));
    await imports.change(id, { has_file: false });
  }
  while (await importEntryRepository(db).sweep(addMs(now, -staffLimits.importReportKept)));
}
