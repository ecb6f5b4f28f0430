import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, beforeEach } from "vitest";
import type { Database, Db } from "../db/client.ts";
import { openPglite } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { workerDatabaseName } from "./server-databases.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

async function onServer(statement: string) {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A PostgreSQL database that nobody else has, and the function that drops it. */
export async function createServerDatabase(name = `callboard_test_${randomUUID().replaceAll("-", "")}`) {
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl ?? "");
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A database with its tables: on the server when the suite runs against one, else embedded. */
async function openTestDatabase(): Promise<Database> {
  if (!serverUrl) {
    const database = await openPglite();
    await database.prepare();
    return database;
  }
  const { url } = await createServerDatabase(workerDatabaseName());
  const database = openPostgres(url, () => {});
  await database.prepare();
  return database;
}

/** Making one takes seconds, so all files of a worker share theirs; it ends with the worker, or with the run. */
let opened: Promise<Database> | undefined;

/** Empties the tables that hold something: most tests touch a few of them, and emptying all takes longer than a test. */
export async function emptyTables({ db }: Database) {
  const used = sql`
    select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;
  const { rows } = (await db.execute(used)) as { rows: { names: string | null }[] };
  const names = rows[0]?.names;
  if (names) await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

/**
 * A database for the tests of a file or a `describe`, empty before each of them. With `fill` it is filled once instead, for
 * tests that only read. Use it inside a test: `startDatabase().current`.
 */
export function startDatabase(fill?: (db: Db) => Promise<unknown>) {
  const holder = {} as { current: Database };
  beforeAll(async () => {
    opened ??= openTestDatabase();
    holder.current = await opened;
    if (!fill) return;
    await emptyTables(holder.current);
    await fill(holder.current.db);
  }, 180_000);
  if (!fill) beforeEach(() => emptyTables(holder.current));
  return holder;
}
