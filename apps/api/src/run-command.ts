import { StartError } from "@callboard/server-kit/start-error";
import type { Database } from "./db/client.ts";
import { openDatabase } from "./db/open-database.ts";
import { readCommandEnv } from "./env.ts";
import { configuredMedia } from "./modules/media/configured-media.ts";
import type { MediaStore } from "./modules/media/media-store.ts";

type Context = {
  db: Database["db"];
  /** Where the database is, for whoever looks for it. */
  place: string;
  media: MediaStore;
  clock: () => Date;
};

/**
 * Runs a command of the server with the database and images that the settings name. The embedded database is open to one program at
 * a time: the API has to be stopped first. A StartError is printed in one line.
 */
export async function runCommand(work: (context: Context) => Promise<void>): Promise<void> {
  try {
    const env = readCommandEnv();
    const database = await openDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      onConnectionError: () => {},
    });
    try {
      await database.prepare();
      const place = env.DATABASE_URL ? new URL(env.DATABASE_URL).host : env.DATA_DIR;
      await work({ db: database.db, place, media: configuredMedia(env), clock: () => new Date() });
    } finally {
      await database.close();
    }
  } catch (error) {
    const text = error instanceof StartError ? `callboard: ${error.message}` : (error as Error).stack;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
