/** `npm run db:reset`: throws the local data away but keeps the keys, after asking. The next start fills it anew. */
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { confirm } from "./confirm.mjs";
import { readDotEnv, root } from "./workspace.mjs";

readDotEnv();
const dataDir = resolve(root, process.env.DATA_DIR ?? ".data");
if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) {
  console.error("callboard: DATABASE_URL is set; this command only resets the embedded database");
  process.exit(1);
}
if (!existsSync(join(dataDir, "apikey")) && !existsSync(join(dataDir, "dev"))) {
  console.log(`Nothing to reset: ${dataDir} holds no data of this product.`);
  process.exit(0);
}
await confirm(`Delete everything in ${dataDir} but its keys? Stop the product first.`);
for (const name of ["db", "db.lock", "media", "private", "uploads", "mail", "outbox.jsonl", "dev"]) {
  rmSync(join(dataDir, name), { recursive: true, force: true });
}
console.log("Done. The next start fills it anew.");
