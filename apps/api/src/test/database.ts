import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database } from "../db/client.ts";
import { openPglite } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

async function onServer(statement: string) {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A PostgreSQL database that nobody else has, and the function that drops it. */
export async function createServerDatabase() {
  const name = `callboard_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl ?? "");
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** An empty database with its tables: on the server when the suite runs against one, else embedded. */
async function openTestDatabase(): Promise<Database> {
  if (!serverUrl) {
    const database = await openPglite();
    await database.prepare();
    return database;
  }
  const { url, drop } = await createServerDatabase();
  const database = openPostgres(url, () => {});
  await database.prepare();
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

async function empty({ db }: Database) {
  const tables = sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`;
  const { rows } = (await db.execute(tables)) as { rows: { names: string }[] };
  await db.execute(sql.raw(`truncate ${rows[0]?.names} restart identity cascade`));
}

/** One database for the tests of a file, empty before each of them. Read it inside a test: `startDatabase().current`. */
export function startDatabase() {
  const holder = {} as { current: Database };
  beforeAll(async () => {
    holder.current = await openTestDatabase();
  });
  beforeEach(() => empty(holder.current));
  afterAll(() => holder.current?.close());
  return holder;
}
