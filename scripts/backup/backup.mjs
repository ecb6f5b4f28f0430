/** `npm run backup -- <folder>`: copies the database, the images and the private files of the product into a new folder. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePrivate } from "../../packages/server-kit/src/make-private.ts";
import { failWith, StartError } from "../workspace.mjs";
import { copyFiles, copyFolder, whileLocked } from "./folder.mjs";
import { dataPlace, namedFolder, partsOf } from "./place.mjs";
import { dumpDatabase } from "./postgres.mjs";

async function backUpDatabase({ databaseUrl, dataDir }, parts) {
  if (databaseUrl) return `PostgreSQL ${await dumpDatabase(databaseUrl, parts.dump)}`;
  if (!existsSync(join(dataDir, "db"))) throw new StartError(`there is no database in ${dataDir}`);
  whileLocked(dataDir, () => copyFolder(join(dataDir, "db"), parts.database));
  return "PGlite";
}

try {
  const target = namedFolder("backup");
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new StartError(`${target} is not empty; name a new folder`);
  // What is in it is everybody's: nobody else of this machine may read it.
  process.umask(0o077);
  makePrivate(target);
  const place = dataPlace();
  const parts = partsOf(target);
  const database = await backUpDatabase(place, parts);
  // After the database, so that each file that it knows is there.
  if (place.bucket) {
    console.log(`Images and private files are in the bucket ${place.bucket}, which keeps its own copies.`);
  } else {
    copyFiles(place.media, parts.media);
    copyFiles(place.private, parts.private);
  }
  // Copies have the permissions of their originals.
  makePrivate(target);
  const manifest = { made: new Date().toISOString(), database, media: place.bucket ? "bucket" : "folder" };
  writeFileSync(parts.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`Backed up to ${target} (${database}).`);
} catch (error) {
  failWith(error);
}
