import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "@callboard/server-kit/start-error";
import type { Database } from "./client.ts";
import { lockFile } from "./folder-lock.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  onConnectionError: (error: Error) => void;
};

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database under `dataDir`, which nobody else may use
 * until it is closed. Throws StartError with the reason when that cannot be done.
 */
export async function openDatabase({ databaseUrl, dataDir, onConnectionError }: Options): Promise<Database> {
  const place = databaseUrl ? new URL(databaseUrl).host : dataDir;
  try {
    if (databaseUrl) return await openReachable(databaseUrl, onConnectionError);
    return await openFolder(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`the database at ${place} cannot be opened: ${reasonOf(error)}`);
  }
}

async function openReachable(url: string, onConnectionError: (error: Error) => void) {
  const database = openPostgres(url, onConnectionError);
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFile(join(dataDir, "db.lock"));
  try {
    const database = await openPglite(join(dataDir, "db"));
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The innermost message: the drivers wrap the cause that helps, and some errors carry only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first ? reasonOf(first) : error.message;
}
