/** `npm run restore -- <folder> [--yes]`: puts a backup in the place of what the product holds now, after asking. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makePrivate } from "../../packages/server-kit/src/make-private.ts";
import { confirm } from "../confirm.mjs";
import { failWith, StartError } from "../workspace.mjs";
import { replaceFolder, whileLocked } from "./folder.mjs";
import { dataPlace, namedFolder, partsOf } from "./place.mjs";
import { restoreDatabase } from "./postgres.mjs";

function readManifest({ manifest }, folder) {
  if (!existsSync(manifest)) throw new StartError(`${folder} holds no whole backup: it has no manifest.json`);
  return JSON.parse(readFileSync(manifest, "utf8"));
}

function assertFits({ database }, { databaseUrl }) {
  if (database.startsWith("PostgreSQL") === Boolean(databaseUrl)) return;
  const advice = databaseUrl ? "unset DATABASE_URL" : "set DATABASE_URL";
  throw new StartError(`the backup is of ${database}: ${advice} to restore it`);
}

/** Where the data lies, in words that can be shown. */
function nameOf({ databaseUrl, dataDir }) {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

try {
  const folder = namedFolder("restore");
  const parts = partsOf(folder);
  const manifest = readManifest(parts, folder);
  const place = dataPlace();
  assertFits(manifest, place);
  await confirm(
    `Replace everything in ${nameOf(place)} with the backup of ${manifest.made}? Stop the product first.`,
  );
  process.umask(0o077);
  makePrivate(place.dataDir);
  if (place.databaseUrl) await restoreDatabase(place.databaseUrl, parts.dump);
  else whileLocked(place.dataDir, () => replaceFolder(parts.database, join(place.dataDir, "db")));
  if (manifest.media === "folder") {
    replaceFolder(parts.media, place.media);
    // Older backups have none.
    if (existsSync(parts.private)) replaceFolder(parts.private, place.private);
  } else console.log("The backup holds no images and no private files: they are in a bucket.");
  // Copies have the permissions of their originals.
  makePrivate(place.dataDir);
  console.log(`Restored the backup of ${manifest.made}. The next start brings the schema up to date.`);
} catch (error) {
  failWith(error);
}
