/** Where the product's data lies, by the settings that the API has; and what a backup of it looks like. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root, StartError } from "../workspace.mjs";

/** A setting, from the environment or from the file that `<name>_FILE` names; undefined when it is empty. */
function setting(name) {
  const file = process.env[`${name}_FILE`];
  return (file ? readFileSync(file, "utf8").trim() : process.env[name]) || undefined;
}

/** The database's address or else its folder, and the folders or the bucket with the images and the private files. */
export function dataPlace() {
  const dataDir = resolve(root, setting("DATA_DIR") ?? ".data");
  return {
    databaseUrl: setting("DATABASE_URL"),
    dataDir,
    media: join(dataDir, "media"),
    private: join(dataDir, "private"),
    bucket: setting("S3_ENDPOINT") && setting("S3_BUCKET"),
  };
}

/** The folder that the command was given, seen from where the person stands. Throws StartError without one. */
export function namedFolder(command) {
  const name = process.argv.slice(2).find((word) => !word.startsWith("--"));
  if (!name) throw new StartError(`name a folder: npm run ${command} -- <folder>`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/** What lies in a backup. The manifest is written last: without it, a backup is not whole. */
export const partsOf = (folder) => ({
  manifest: join(folder, "manifest.json"),
  dump: join(folder, "database.dump"),
  database: join(folder, "database"),
  media: join(folder, "media"),
  private: join(folder, "private"),
});
