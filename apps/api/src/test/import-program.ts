import { join } from "node:path";
import { openDatabase } from "../db/open-database.ts";
import { runImportCommand } from "../modules/import/import-command.ts";
import { diskFiles } from "../modules/media/files/disk-files.ts";
import { mediaStore } from "../modules/media/media-store.ts";

// Imports a folder into a database, and tells of each line that it prints, until it is killed or done.

const [, , place = "", folder = "", source = ""] = process.argv;
const database = await openDatabase({
  ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
  onConnectionError: () => {},
});
await database.prepare();
process.send?.({ ready: true });
const media = mediaStore(diskFiles(join(folder, "media")));
const print = (line: string) => process.send?.({ line });
const options = { domains: "localhost", "new-categories": true };
await runImportCommand({ db: database.db, media, clock: () => new Date(), print }, source, options);
await database.close();
process.disconnect?.();
