/** Backs up and restores folders: the embedded database, images, and private files. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFile } from "../../apps/api/src/db/folder-lock.ts";
import { StartError } from "../workspace.mjs";

/** Does some work while no API can open the embedded database. Throws StartError when one has it open. */
export function whileLocked(dataDir, work) {
  mkdirSync(dataDir, { recursive: true });
  let unlock;
  try {
    unlock = lockFile(join(dataDir, "db.lock"));
  } catch (error) {
    throw new StartError(`stop the product first: ${error.message}`);
  }
  try {
    return work();
  } finally {
    unlock();
  }
}

/** Copies a folder; one that is not there counts as empty. */
export function copyFolder(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
  else mkdirSync(to, { recursive: true });
}

/** Copies the files of a folder that the product may write to meanwhile: none that is half written, and none that is deleted before its turn comes. */
export function copyFiles(from, to) {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((file) => !file.endsWith(".part"))) {
    try {
      cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
  }
}

/** Puts a copy of `from` in the place of `to`. The copy is whole before `to` is touched. */
export function replaceFolder(from, to) {
  const [fresh, former] = [`${to}.restored`, `${to}.replaced`];
  for (const leftover of [fresh, former]) rmSync(leftover, { recursive: true, force: true });
  copyFolder(from, fresh);
  if (existsSync(to)) renameSync(to, former);
  renameSync(fresh, to);
  rmSync(former, { recursive: true, force: true });
}
