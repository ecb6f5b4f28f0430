import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, Db } from "../../db/client.ts";
import { openPglite } from "../../db/pglite.ts";
import { openPostgres } from "../../db/postgres.ts";
import { createServerDatabase } from "../database.ts";

/** A database that dies, inside a transaction or between two, and comes back with what it had acknowledged. */
type MortalDatabase = {
  current: () => Database;
  /** Ends the connection of a transaction, where there are connections. */
  disconnect: (tx?: Db) => Promise<void>;
  /** What a process leaves that is killed at this moment. `reopen` goes on with that. */
  kill: (tx?: Db) => Promise<void>;
  reopen: () => Promise<void>;
  remove: () => Promise<void>;
};

async function onServer(): Promise<MortalDatabase> {
  const { url, drop } = await createServerDatabase();
  const open = () => openPostgres(url, () => {});
  let database = open();
  await database.prepare();
  const disconnect = async (tx?: Db) => {
    await tx?.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
  };
  const reopen = async () => {
    await database.close();
    database = open();
  };
  const remove = () => database.close().then(drop);
  return { current: () => database, disconnect, kill: disconnect, reopen, remove };
}

async function inFolder(): Promise<MortalDatabase> {
  const root = mkdtempSync(join(tmpdir(), "callboard-mortal-"));
  let life = 0;
  const folder = () => join(root, String(life));
  let database = await openPglite(folder());
  await database.prepare();
  /** What is in the files now, though the process has not closed them: the open transaction is not. */
  const kill = async () => {
    const before = folder();
    life += 1;
    cpSync(before, folder(), { recursive: true });
  };
  const reopen = async () => {
    await database.close();
    database = await openPglite(folder());
  };
  const remove = async () => {
    await database.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { current: () => database, disconnect: async () => {}, kill, reopen, remove };
}

/** On the server when the suite runs against one, else embedded, in a folder of its own. */
export function openMortalDatabase(): Promise<MortalDatabase> {
  return process.env.TEST_DATABASE_URL ? onServer() : inFolder();
}
