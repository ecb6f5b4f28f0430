import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../../../apps/api/src/db/client.ts";
import { openDatabase } from "../../../apps/api/src/db/open-database.ts";
import { openPostgres } from "../../../apps/api/src/db/postgres.ts";
import { freePort, startProgram } from "../process.ts";

const program = fileURLToPath(new URL("../../../apps/api/src/server.ts", import.meta.url));
/** What opens the API; long enough for it to count as a secret. */
export const apiKey = "opens-the-measured-api";

const throwIt = (error: Error) => {
  throw error;
};

type Fill = (db: Database["db"]) => Promise<void>;

/** An API of its own over an empty database that `fill` has filled, and how to end it and leave nothing behind. */
export type ScratchApi = { url: string; pid: number | undefined; stop: () => Promise<void> };

async function onServer(serverUrl: string, statement: string) {
  const server = openPostgres(serverUrl, throwIt);
  await server.db.execute(statement).finally(server.close);
}

/** A new database on the server at that address, and the function that drops it. */
async function scratchDatabase(serverUrl: string, name: string) {
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

/**
 * A database of its own: on the PostgreSQL server at `serverUrl`, or without one in a PGlite folder. `discard` leaves nothing of it behind,
 * once it is closed.
 */
export async function openScratch(serverUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), "callboard-bench-"));
  const name = `callboard_bench_${process.pid}_${Math.trunc(performance.now())}`;
  const scratch = serverUrl ? await scratchDatabase(serverUrl, name) : undefined;
  const discard = async () => {
    await scratch?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const database = await openDatabase({ databaseUrl: scratch?.url, dataDir, onConnectionError: throwIt });
    return { database, dataDir, url: scratch?.url, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Starts an API on a scratch database: on the PostgreSQL server at `serverUrl`, or without one on a PGlite folder. */
export async function scratchApi(serverUrl: string | undefined, fill: Fill): Promise<ScratchApi> {
  const { database, dataDir, url, discard } = await openScratch(serverUrl);
  try {
    await database.prepare(fill).finally(database.close);
    const port = await freePort();
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      API_KEYS: apiKey,
      LOG_LEVEL: "warn",
    };
    const child = await startProgram(1, [program], { ...settings, ...(url && { DATABASE_URL: url }) });
    const stop = async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await discard();
    };
    return { url: `http://127.0.0.1:${port}/api/v1`, pid: child.pid, stop };
  } catch (error) {
    await discard();
    throw error;
  }
}
