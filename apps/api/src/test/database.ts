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
  // To fill tables with many rows takes its time on a busy machine.
  const database = openPostgres(url, () => {}, { connect: 60_000, statement: 60_000, silence: 90_000 });
  await database.prepare();
  return database;
}

/** Making one takes seconds, so all files of a worker share theirs; it ends with the worker, or with the run. */
let opened: Promise<Database> | undefined;

/** The bit of a trigger that is asked before or after rows are deleted, in \`pg_trigger\`. */
const onDelete = 8;

type UsedTable = { name: string; is_large: boolean };

/**
 * Empties the tables that hold something, and restarts their identities. Rows are deleted: to truncate a table makes new files
 * for it and each of its indexes, which takes longer than most tests. What has grown is truncated, so that dead rows
 * stay few; so is what a trigger keeps from being deleted. All in one statement, so that foreign keys ask for no order.
 */
export async function emptyTables({ db }: Database) {
  const used = sql`
    select quote_ident(relname) as name, pg_relation_size(oid) > 512 * 1024 or relhastriggers and exists (
      select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal and tgtype & ${onDelete} > 0
    ) as is_large from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;
  const { rows } = (await db.execute(used)) as { rows: UsedTable[] };
  const [large, small] = [rows.filter(({ is_large }) => is_large), rows.filter(({ is_large }) => !is_large)];
  if (large.length > 0) await db.execute(sql.raw(`truncate ${large.map(({ name }) => name)} cascade`));
  const deletions = small.map(({ name }, index) => `t${index} as (delete from ${name})`);
  if (deletions.length > 0) await db.execute(sql.raw(`with ${deletions} select`));
  await db.execute(sql`
    select setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences
    where schemaname = 'public' and last_value is not null`);
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
    // The embedded database does not vacuum by itself: each of many rows would look at those that earlier tests deleted.
    await holder.current.db.execute(sql`vacuum`);
    await fill(holder.current.db);
  }, 180_000);
  if (!fill) beforeEach(() => emptyTables(holder.current));
  return holder;
}
