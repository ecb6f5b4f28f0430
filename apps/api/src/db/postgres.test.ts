import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createServerDatabase } from "../test/database.ts";
import type { Db } from "./client.ts";
import { openPostgres } from "./postgres.ts";

const dropConnection = (db: Db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);

describe.runIf(process.env.TEST_DATABASE_URL)("a PostgreSQL server", () => {
  it("may drop a connection, inside a transaction too: what was under way fails, and the rest goes on", async () => {
    const { url, drop } = await createServerDatabase();
    const heard: string[] = [];
    const database = openPostgres(url, ({ message }) => heard.push(message));
    await expect(database.db.transaction(dropConnection)).rejects.toThrow();
    await expect(dropConnection(database.db)).rejects.toThrow();
    await database.ping();
    await expect.poll(() => heard).toEqual(["Connection terminated unexpectedly"]);
    await database.close();
    await drop();
  });
});
