import { DatabaseSync } from "node:sqlite";
import { StartError } from "@callboard/server-kit/start-error";

/**
 * Takes an exclusive lock on `file` and returns the function that releases it. The operating system holds the lock, so it
 * ends with the process. Throws StartError when another process has it.
 */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `${file} is locked: Callboard runs on this data folder, or a command of it. The embedded database is open to one program at a time: stop the other one first`,
    );
  }
  return () => lock.close();
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
