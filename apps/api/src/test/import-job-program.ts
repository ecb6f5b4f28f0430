import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createLog } from "@callboard/server-kit/create-log";
import { openDatabase } from "../db/open-database.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { isStuck } from "../modules/article-import/article-import-policy.ts";
import { articleImportRepository } from "../modules/article-import/article-import-repository.ts";
import { createImport, startImport } from "../modules/article-import/change-import.ts";
import { importHandler } from "../modules/article-import/import-job.ts";
import { diskFiles } from "../modules/media/files/disk-files.ts";
import { filePieces } from "../modules/media/files/file-pieces.ts";
import { mediaStore } from "../modules/media/media-store.ts";
import { aPerson } from "./people.ts";

// Runs the jobs of one import of a file into a database, which it begins where there is none, until it is killed or done.

const [, , place = "", folder = "", file = ""] = process.argv;
const database = await openDatabase({
  ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
  onConnectionError: () => {},
});
await database.prepare();
const { db } = database;
const clock = () => new Date();
const queue = jobQueue({ clock });
const pieces = filePieces(diskFiles(join(folder, "private")));
const media = mediaStore(diskFiles(join(folder, "media")));
const imports = articleImportRepository(db);
const runner = jobRunner({
  ...{ db, clock, queue, log: createLog("silent"), leaseMs: 4_000, pollMs: 100 },
  handlers: [importHandler({ db, clock, media, pieces, uploadFolder: join(folder, "uploads") })],
});

async function reach(state: string) {
  for (let row = await imports.get(1); row?.state !== state; row = await imports.get(1)) {
    if (row && isStuck(row)) throw new Error(`The import is given up while it is ${row.state}`);
    await pause(50);
  }
}

runner.start();
if (!(await imports.get(1))) {
  const by = await aPerson({ db, clock: { read: clock, pass: () => {}, reset: () => {} } });
  const acting = { db, by, now: clock(), requestId: "x", queue };
  const content = readFileSync(file);
  const input = { file_name: "folder.zip", size: content.length, domain_names: ["localhost"] };
  const id = await createImport(acting, { ...input, category: null, makes_categories: true });
  const row = await imports.get(id);
  await pieces.write(row?.file_key ?? "", 0, content);
  await db.transaction(async (tx) => {
    await articleImportRepository(tx).change(id, { pieces: 1, run: 1, state: "checking" });
    await queue.add(tx, { kind: "import", key: "1 1", payload: { id, run: 1 } });
  });
  await reach("checked");
  await startImport(acting, id);
}
process.send?.({ begun: true });
await reach("done");
await runner.stop();
await database.close();
process.disconnect?.();
